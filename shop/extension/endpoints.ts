import type { z } from 'zod'
import type { ExtensionContext } from './context.ts'

/** The account that calls an endpoint. */
export interface Caller {
  id: number
  /** Null for customers. */
  role: 'catalogue' | 'orders' | 'accountant' | 'owner' | null
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

/** Field errors that `invalid` has created. */
export class ExtensionInvalid extends ExtensionRefusal {
  readonly errors: Readonly<Record<string, string>>

  constructor(errors: Readonly<Record<string, string>>) {
    super(
      400,
      Object.entries(errors)
        .map(([field, text]) => `${field}: ${text}`)
        .join(' '),
    )
    this.errors = errors
  }
}

/** Creates the errors of fields, to be thrown: `throw invalid({ points: 'There are only 5 points.' })`. */
export const invalid = (errors: Readonly<Record<string, string>>): ExtensionRefusal => new ExtensionInvalid(errors)

/** Creates an expected error response, to be thrown: `throw refuse(404, 'There are no points.')`. */
export const refuse = (status: ExtensionRefusal['status'], detail: string): ExtensionRefusal =>
  new ExtensionRefusal(status, detail)
