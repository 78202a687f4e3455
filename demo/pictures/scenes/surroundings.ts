/* What scenes are built from: wall, window light, table tops seen from above, and companions with their shadows. */

import { mix, type Shades } from '../light/colour.ts'
import { woodGrain } from '../light/textures.ts'
import { between, type Random } from '../random.ts'
import type { Tint } from './backdrop.ts'
import { branch, type Companion } from './companions.ts'
import { fading, round, type Sheet } from './sheet.ts'
import { CANVAS, type Drawing } from './studio.ts'

/** A place made ready: what is behind the product, where the product goes, and what lies over everything. */
export interface Scene {
  back: string
  front: string
  /** Where the product's origin line (floor, or middle of its box for hanging and lying things) goes, in canvas pixels. */
  x: number
  ground: number
  /** Largest width and height of the product, in pixels. */
  width: number
  height: number
  shadow: string
}

const { width, height } = CANVAS

/** Greens of the branches. */
export const LEAVES = ['#7f8f6c', '#8d9a83', '#6f8571'] as const

export function boards(sheet: Sheet, random: Random, tones: Shades): string {
  const joints = [236, 478, 716].map(
    (y) =>
      `<rect x="0" y="${y}" width="${width}" height="3" fill="${tones.deep}" opacity=".6"/><rect x="0" y="${y + 3}" width="${width}" height="2.4" fill="${tones.gleam}" opacity=".5"/>`,
  )
  return woodGrain(sheet, random, { x: 0, y: 0, width, height }, tones, 80) + joints.join('')
}

/** A limewashed table top: cloudy, in the tint of the scene. */
export function plaster(sheet: Sheet, random: Random, tint: Tint): string {
  const clouds = Array.from({ length: 12 }, (_, index) => {
    const cloud = sheet.radial(
      [0.5, 0.5],
      0.5,
      fading(index % 2 ? '#ffffff' : tint.shadow, [index % 2 ? 0.2 : 0.08, 0]),
    )
    return `<ellipse cx="${round(random() * width)}" cy="${round(random() * height)}" rx="${round(between(random, 150, 360))}" ry="${round(between(random, 90, 220))}" fill="${cloud}"/>`
  })
  return `<rect width="${width}" height="${height}" fill="${mix(tint.wall, tint.floor, 0.5)}"/>${clouds.join('')}`
}

export function wall(sheet: Sheet, tint: Tint): string {
  const fill = sheet.linear(
    [0, 0],
    [1, 0.7],
    [
      { at: 0, colour: mix(tint.wall, '#fffaf0', 0.35) },
      { at: 0.5, colour: tint.wall },
      { at: 1, colour: mix(tint.wall, tint.shadow, 0.16) },
    ],
  )
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

/** Sun through a window with four panes, and the shadow of a branch in it. */
export function windowLight(sheet: Sheet, random: Random, tint: Tint): string {
  const x = between(random, 330, 620)
  const pane = (column: number, row: number) => {
    const left = x + column * 170 + row * 36
    const top = 60 + row * 236 + column * 22
    return `M${left} ${top}L${left + 152} ${top + 20}L${left + 188} ${top + 238}L${left + 36} ${top + 218}Z`
  }
  const panes = [0, 1].flatMap((column) => [0, 1].map((row) => pane(column, row)))
  const clip = sheet.clip(`<path d="${panes.join('')}"/>`)
  const leaves = [0, 1, 2].map(
    (index) =>
      `<g transform="translate(${round(x + 120 + index * 110)} ${round(between(random, 380, 520))}) rotate(${round(between(random, 10, 50))}) scale(1.5)">${branch(random, 30, 260, tint.shadow)}</g>`,
  )
  return `<g filter="${sheet.blur(5, 0.08)}"><path d="${panes.join('')}" fill="#fff4d8" opacity=".5"/><g clip-path="${clip}" opacity=".26">${leaves.join('')}</g></g>`
}

export function leafShadow(sheet: Sheet, random: Random, colour: string, opacity: number): string {
  const leaves = [0, 1].map(
    (index) =>
      `<g transform="translate(${-60 + index * 260} ${index * -130}) rotate(${round(between(random, 118, 150))}) scale(2.6)">${branch(random, 34, 250, colour)}</g>`,
  )
  return `<g filter="${sheet.blur(8, 0.1)}" opacity="${opacity}">${leaves.join('')}</g>`
}

export function standing(sheet: Sheet, companion: Companion, x: number, y: number, scale: number, tint: Tint): string {
  const { foot } = companion
  const fill = sheet.radial([0.5, 0.5], 0.5, fading(tint.shadow, [0.6, 0.45, 0]))
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})"><ellipse cx="${foot * 0.5}" cy="0" rx="${round(foot * 1.9)}" ry="${round(foot * 0.42)}" fill="${fill}"/>${companion.art}</g>`
}

/** Companions are drawn in millimetres; they follow the product's scale, but never grow out of the picture. */
export function companionScale(drawing: Drawing, productHeight: number): number {
  return Math.min(1.75, Math.max(0.9, productHeight / (drawing.centimetres * 10)))
}

export function bookColours(tint: Tint): [string, string, string] {
  return [mix(tint.shadow, tint.wall, 0.35), mix(tint.wall, '#b5734c', 0.45), mix(tint.floor, '#f6efe2', 0.6)]
}
