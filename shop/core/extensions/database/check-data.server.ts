import type { Extension } from '../../../extension/extension.ts'

const MIGRATION = /^[1-9]\d{0,8}-[a-z0-9-]{1,50}$/

/** Returns the first migration with an invalid name, or without a higher number than the one before. */
export function misplacedMigration({ migrations = {} }: Extension): string | undefined {
  const names = Object.keys(migrations)
  const isNext = (name: string, at: number) =>
    at === 0 || Number.parseInt(name, 10) > Number.parseInt(names[at - 1] ?? '', 10)
  return names.find((name, at) => !MIGRATION.test(name) || !isNext(name, at))
}
