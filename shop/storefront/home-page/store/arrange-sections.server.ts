import type { Database } from '../../../../server/db/open.ts'
import {
  HOME_SECTIONS,
  type HomeSection,
  inOrder,
  type SettingsOf,
  words,
} from '../../../core/settings/settings-groups.contract.ts'
import type { HomeSectionForm } from '../sections/sections.contract.ts'
import { findSections, writeSections } from './sections-store.server.ts'

type Arrangement = SettingsOf<'sections'>

/** Returns the sections in the form of the settings API, which knows the first section of each automatic kind only. */
export function arrangementOf(sections: readonly HomeSectionForm[]): Arrangement {
  const first = HOME_SECTIONS.flatMap((kind) => sections.find((one) => one.kind === kind) ?? [])
  const shown = sections.filter((one) => first.includes(one) && !one.is_hidden)
  const of = <Kind extends HomeSection>(kind: Kind) =>
    first.find((one): one is Extract<HomeSectionForm, { kind: Kind }> => one.kind === kind)
  return {
    shown: shown.map(({ kind }) => kind).join(' '),
    counter: (of('counter')?.products ?? []).join(' '),
    story: String(of('story')?.product ?? ''),
  }
}

/**
 * Applies an arrangement of the settings API to the sections. Sections of other kinds and repeated ones keep their
 * places. Call with the settings group `sections` locked.
 */
export async function arrangeSections(tx: Database, arrangement: Arrangement): Promise<void> {
  await writeSections(tx, arranged(await findSections(tx), arrangement))
}

/** Returns the sections in the arrangement. Missing kinds are added at the end. */
export function arranged(
  sections: readonly HomeSectionForm[],
  { shown, counter, story }: Arrangement,
): HomeSectionForm[] {
  const order = inOrder(shown)
  const firstOf = (kind: HomeSection) => sections.find((one) => one.kind === kind)
  const wanted = [...order, ...HOME_SECTIONS.filter((kind) => !order.includes(kind) && firstOf(kind))].map((kind) => {
    const section = { ...(firstOf(kind) ?? NEW[kind]), is_hidden: !order.includes(kind) }
    if (section.kind === 'counter') return { ...section, products: words(counter).map(Number) }
    return section.kind === 'story' ? { ...section, product: story === '' ? null : Number(story) } : section
  })
  const firsts = new Set(HOME_SECTIONS.map(firstOf))
  let next = 0
  const placed = sections.map((one) => (firsts.has(one) ? (wanted[next++] ?? one) : one))
  return [...placed, ...wanted.slice(next)]
}

const NEW: { [Kind in HomeSection]: Extract<HomeSectionForm, { kind: Kind }> } = {
  counter: { kind: 'counter', is_hidden: false, products: [] },
  collections: { kind: 'collections', is_hidden: false },
  new: { kind: 'new', is_hidden: false },
  story: { kind: 'story', is_hidden: false, product: null },
  reviews: { kind: 'reviews', is_hidden: false, heading: '', min_stars: 4.5, count: 3 },
}
