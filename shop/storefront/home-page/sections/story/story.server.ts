import { translatedInto } from '../../../../../server/language/in-language.ts'
import { bestRatedId, findDescriptions } from '../../store/home-store.server.ts'
import type { BuildSections } from '../section-builder.server.ts'
import type { StorySection } from './story.contract.ts'

export const buildStories: BuildSections<StorySection> = async (sections, scope) => {
  const { db, cards } = scope
  const best = sections.some(({ product }) => product === null) ? await bestRatedId(db) : undefined
  const ids = sections.flatMap(({ product }) => product ?? best ?? [])
  const [shown, descriptions] = await Promise.all([cards(ids), findDescriptions(db, ids, translatedInto(scope))])
  return sections.map(({ id, kind, product }) => {
    const chosen = product ?? best ?? 0
    const [card, description] = [shown.get(chosen), descriptions.get(chosen)]
    if (card === undefined || description === undefined) return undefined
    const { source, translated } = description
    const ofDescription = translated === undefined ? '' : ',"translated":["description"]'
    const start = `{"id":${id},"kind":"${kind}"${ofDescription},"product":${card.slice(0, -'}'.length)}`
    return `${start},"description":${JSON.stringify(translated ?? source)}}}`
  })
}
