import { MAX_SLUG } from '../catalogue/slug.contract.ts'

/** Letters that have no accent to be taken off, in the two letters that stand for them. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' }

/** Returns the slug that a title suggests ("Café crème, 250 g" -> "cafe-creme-250-g"); empty when it has neither letters nor digits. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
}
