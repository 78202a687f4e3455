import type { CompiledQuery } from 'kysely'
import type { Database } from '../open.ts'
import { executePrepared } from '../prepared.ts'

interface Compilable<Row> {
  compile(db: Database): CompiledQuery<Row>
}

/**
 * Returns a function that runs a prepared statement with values, whose text is built when it is first run: Kysely takes as long for that as for handing a short
 * statement to the database and its answer back.
 * @param build builds it of what stands in the place of each value, which can be handed on to Kysely and `sql`, and nothing else
 */
export function builtOnce<Given extends object, Row>(
  build: (given: Given, db: Database) => Compilable<Row>,
): (db: Database, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return (db, given) => {
    built ??= build(placesOf<Given>(), db).compile(db)
    const parameters = built.parameters.map((value) =>
      value instanceof Place ? given[value.name as keyof Given] : value,
    )
    return executePrepared(db, { ...built, parameters })
  }
}

/** Stands for a value. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placesOf = <Given extends object>(): Given =>
  new Proxy({} as Given, { get: (_, name) => new Place(String(name)) })
