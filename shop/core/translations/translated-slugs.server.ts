import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SluggedKind } from '../../../lib/endpoint.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Database } from '../../../server/db/open.ts'
import { translatedInto, translationLanguages } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { MAX_SLUG } from '../../ui/forms/slug.contract.ts'
import { slugFrom } from '../../ui/forms/slug-from.ts'
import { type FoundSlug, findByAnySlug, findBySlugIn, firstFreeSlug, SLUGGED } from './slugs-store.server.ts'
import { slugTranslator, translationTag } from './translate.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    slugs?: Readonly<Record<string, SluggedKind>>
  }
}

type Reading = Pick<Services, 'db' | 'identity'>
type Caching = Reading & Pick<Services, 'cache'>

/**
 * Replaces slugs of the language of a request by the source slugs, on endpoints that name them in `slugs`. Source slugs
 * stay. Call before the endpoints are registered and cached.
 */
export function acceptTranslatedSlugs(app: FastifyInstance, services: Caching): void {
  const sourceSlug = slugReader(services)
  app.addHook('onRoute', (route) => {
    const { config, handler } = route
    const named = Object.entries(config?.slugs ?? {})
    if (named.length === 0) return
    route.handler = function (request, reply) {
      const language = translatedInto(services)
      if (language === undefined) return handler.call(this, request, reply)
      return withSourceSlugs(request, language).then((read) => handler.call(this, read, reply))
    }

    async function withSourceSlugs(request: FastifyRequest, language: Language): Promise<FastifyRequest> {
      const [params, query] = [{ ...(request.params as object) }, { ...(request.query as object) }]
      for (const [name, kind] of named)
        for (const values of [params, query] as Record<string, unknown>[]) {
          const value = values[name]
          if (typeof value === 'string') values[name] = await sourceSlug(kind, language, value)
        }
      return Object.create(request, { params: { value: params }, query: { value: query } })
    }
  })
}

/**
 * Returns the function that finds the source slug of a slug in a language. Requests of the same tick share one
 * statement. Results of public records are cached until a slug or the translations of the record change.
 */
function slugReader({ db, cache }: Caching) {
  const readings = new Map<string, Promise<FoundSlug | undefined>>()
  const begin = (name: string, kind: SluggedKind, language: Language, slug: string) => {
    const reading = Promise.resolve().then(async () => {
      readings.delete(name)
      const keep = cache.parts.keeper()
      const found = await findBySlugIn(db, SLUGGED[kind], language, slug)
      if (found?.is_public)
        keep(name, JSON.stringify(found), [SLUGGED[kind].slugTag(found.id), tagIn(language, kind, found)])
      return found
    })
    readings.set(name, reading)
    return reading
  }
  return async (kind: SluggedKind, language: Language, slug: string): Promise<string> => {
    const name = `${language} ${kind} slug ${slug}`
    const cached = cache.parts.peek(name)
    const found: FoundSlug | undefined = cached
      ? JSON.parse(cached)
      : await (readings.get(name) ?? begin(name, kind, language, slug))
    if (found) dependsOn(tagIn(language, kind, found))
    return found?.slug ?? slug
  }
}

const tagIn = (language: Language, kind: SluggedKind, { id }: FoundSlug) =>
  translationTag(language, kind, kind === 'product' ? id : undefined)

/**
 * Finds the current slug, in the language of the request, of the public record that has or had a slug in any language:
 * first in the language of the request, then as `ofSource` finds it, then in other languages.
 * @param ofSource finds the current source slug by a former or misspelled one
 */
export async function findMovedSlug(
  services: Reading,
  kind: SluggedKind,
  slug: string,
  ofSource: (slug: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { db } = services
  const language = translatedInto(services)
  dependsOn(...translationLanguages(services).map((one) => translationTag(one, kind)))
  const found =
    (language && (await findByAnySlug(db, SLUGGED[kind], slug, { only: language }))) ??
    (await ofSource(slug)) ??
    (await findByAnySlug(db, SLUGGED[kind], slug, { first: language }))
  return found && (await slugTranslator(services, SLUGGED[kind], [{ slug: found }]))(found)
}

/** Returns a free slug for a translated title; undefined for a title without letters and digits. */
export async function slugOfTitle(
  tx: Database,
  kind: SluggedKind,
  record: { id: number; language: Language },
  title: string,
): Promise<string | undefined> {
  const slug = slugFrom(title, kind === 'content_page' ? 'page' : kind)
  const numbered = (number: number) =>
    `${slug.slice(0, MAX_SLUG - 1 - String(number).length).replace(/-+$/, '')}-${number}`
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map(numbered)
  return slug === '' ? undefined : firstFreeSlug(tx, SLUGGED[kind], record, [slug, ...others, numbered(record.id)])
}
