import { texts } from '#texts/core/activity-log/values'

/** Picture fields that contain keys. Those of products contain addresses. */
const BY_KEY = /^(?:picture|look\[\w+\]|sections\[photograph\])$/
const KEY = /^[0-9a-z]{24}$/
const ADDRESS = /\/media\/[0-9a-z]{24}\/\d+\.webp/g

/** Counts the pictures in a value. */
export function picturesIn(field: string, value: string | null): number {
  if (value === null) return 0
  return BY_KEY.test(field) && KEY.test(value) ? 1 : (value.match(ADDRESS)?.length ?? 0)
}

/** Returns the number and alt texts of the pictures in a value; a value without pictures unchanged. */
export function describePictures(field: string, value: string): string {
  const pictures = picturesIn(field, value)
  if (pictures === 0) return value
  const shown = value.split(ADDRESS).map((alt) => alt.trim().replace(/,$/, ''))
  return texts.pictures(pictures, BY_KEY.test(field) ? [] : shown.filter((alt) => alt !== ''))
}
