import type { z } from 'zod'
import type { ExtensionContext } from './context.ts'

/** The account that calls an endpoint. */
export interface Caller {
  id: number
  /** Null for customers. */
  role: 'catalogue' | 'orders' | 'owner' | null
}

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Maybe = z.ZodType | undefined

/** An endpoint of an extension. The request and the answer are checked against the schemas. */
export interface ExtensionEndpoint<
  Params extends Maybe = Maybe,
  Query extends Maybe = Maybe,
  Body extends Maybe = Maybe,
  Answer extends z.ZodObject = z.ZodObject,
> {
  /** One line for the API reference. */
  summary: string
  /** Who may call it: `staff` are all roles, `customer` is every account. */
  who: 'anyone' | 'customer' | 'staff' | 'catalogue' | 'orders' | 'owner'
  /** Schema of the path parameters: `:id` in the path is `id`. */
  params?: Params
  query?: Query
  /** Schema of the JSON body, at most 64 KiB. */
  body?: Body
  /** Schema of the answer, an object. Other fields are removed. */
  answers: Answer
  /**
   * Handles a request within ten seconds. An expected error is thrown with `refuse`; all others count as errors of the
   * extension.
   */
  do(
    request: {
      params: Read<Params>
      query: Read<Query>
      body: Read<Body>
      /** Null for visitors, who can only call endpoints for `anyone`. */
      caller: Caller | null
    },
    x: ExtensionContext,
  ): z.input<Answer> | Promise<z.input<Answer>>
}

/** Returns the endpoint unchanged, with the types of its schemas. */
export function endpoint<
  Answer extends z.ZodObject,
  Params extends Maybe = undefined,
  Query extends Maybe = undefined,
  Body extends Maybe = undefined,
>(definition: ExtensionEndpoint<Params, Query, Body, Answer>): ExtensionEndpoint {
  return definition as unknown as ExtensionEndpoint
}

/** An error response that `refuse` has created. */
export class ExtensionRefusal extends Error {
  readonly status: 400 | 403 | 404 | 409

  constructor(status: ExtensionRefusal['status'], detail: string) {
    super(detail)
    this.status = status
  }
}

/** Creates an expected error response, to be thrown: `throw refuse(404, 'There are no points.')`. */
export const refuse = (status: ExtensionRefusal['status'], detail: string): ExtensionRefusal =>
  new ExtensionRefusal(status, detail)
