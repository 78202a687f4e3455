import type { FastifyInstance, FastifyReply } from 'fastify'

/** All files of one picture by their names, whose endings tell their types (`320.webp`). What is the same buffer may be stored once. */
export type MediaFiles = ReadonlyMap<string, Buffer>

/** What lies in a store: the key of a picture, or the name of what is left of a call that was cut off. */
export interface MediaEntry {
  name: string
  since: Date
}

/** Answers with one file of a picture, as the store does it best; with 404 when there is none. */
type SendMedia = (reply: FastifyReply, key: string, name: string) => FastifyReply

/**
 * Where pictures lie. A key belongs to one content for ever, so nothing ever changes under it: it is put, and one day removed. Several
 * processes work on a store at once. What is promised here, `media.test.ts` asks of every store.
 *
 * All reject with `MediaUnavailable` when the store cannot do what it is told at this moment.
 */
export interface Media {
  /**
   * Stores a picture, all of its files or none, whoever is killed or out of room meanwhile; once it resolves they outlive a power cut.
   * Putting a picture that is there changes nothing.
   */
  put(key: string, files: MediaFiles): Promise<void>
  /** Reads one file of a picture; undefined when there is none. */
  get(key: string, name: string): Promise<Buffer | undefined>
  /**
   * Lists what lies there, while others put and remove: the pictures, or what puts and removals left that were cut off, together with
   * those that are going on.
   */
  list(what: 'whole' | 'unfinished'): AsyncIterable<MediaEntry>
  /** Removes a picture, all of its files or none, or something unfinished that was listed. What is not there is removed already. */
  remove(name: string): Promise<void>
  /**
   * Prepares the part of the shop that serves pictures, once. What is sent carries type, length and validators, may be had in parts, and
   * may be kept for ever.
   */
  serve(app: FastifyInstance): SendMedia
}

/** Says that a store is full, closed or out of reach: no fault of the picture, nor of who sent it. Its cause tells more. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable'
}
