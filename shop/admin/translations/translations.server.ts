import type { FastifyRequest } from 'fastify'
import { hasRole, type NeededRole } from '../../../lib/staff/staff-role.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { missingScope, notAllowed, notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { translationLanguages } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { COLLECTION_TRANSLATIONS } from '../../catalog/collections/collection-translations.server.ts'
import {
  PRODUCT_PHRASES,
  PRODUCT_TRANSLATIONS,
} from '../../catalog/products/read/translations/product-translations.server.ts'
import { MENU_PHRASES } from '../../content/menus/menu-translations.server.ts'
import { PAGE_TRANSLATIONS } from '../../content/pages/page-translations.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { SETTINGS_PHRASES } from '../../core/settings/identity-translations.server.ts'
import { countPhrases, listPhrases as findPhrases } from '../../core/translations/phrases-store.server.ts'
import { savePhrases, saveTexts } from '../../core/translations/save-translations.server.ts'
import { type PhraseGroup, rowsOf, type TranslatableKind } from '../../core/translations/translatable.server.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import { countRecords, findTexts, listRecords } from '../../core/translations/translations-store.server.ts'
import { SHIPPING_PHRASES } from '../../sales/shipping/method-translations.server.ts'
import { CLAUSE_PHRASES } from '../../sales/terms/own-clauses/clause-translations.server.ts'
import { SECTION_TRANSLATIONS } from '../../storefront/home-page/store/section-translations.server.ts'

const KINDS: Record<contract.RecordKind, TranslatableKind> = {
  product: PRODUCT_TRANSLATIONS,
  collection: COLLECTION_TRANSLATIONS,
  content_page: PAGE_TRANSLATIONS,
  home_section: SECTION_TRANSLATIONS,
}

const GROUPS: ReadonlyMap<string, PhraseGroup> = new Map(
  [...PRODUCT_PHRASES, MENU_PHRASES, SETTINGS_PHRASES, SHIPPING_PHRASES, CLAUSE_PHRASES].map((group) => [
    group.group,
    group,
  ]),
)

/** The kinds to which the scope of the catalogue belongs. */
const OF_CATALOGUE: ReadonlySet<string> = new Set([
  ...['product', 'collection'],
  ...PRODUCT_PHRASES.map(({ group }) => group),
])

const neededRole = (kind: contract.TranslatedKind): NeededRole => GROUPS.get(kind)?.allow ?? 'catalogue'

/** Registers the endpoints with which staff translate the shop's content. */
export function translationEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, publicUrl } = services

  /** @throws Refusal 404 for a language into which the shop is not translated */
  function checkLanguage(language: Language): void {
    if (!translationLanguages(services).includes(language)) throw notFound()
  }

  /**
   * Only the catalogue has a scope, so the translations of other texts are closed to API keys.
   * @throws Refusal 403 for a kind that the caller may not translate
   */
  function checkCaller({ apiKey, principal }: FastifyRequest, kind: contract.TranslatedKind): void {
    if (apiKey && !OF_CATALOGUE.has(kind)) throw missingScope(undefined)
    if (!apiKey && !hasRole(principal?.role, neededRole(kind))) throw notAllowed()
  }

  function groupOf(name: contract.PhraseGroupName): PhraseGroup {
    const group = GROUPS.get(name)
    if (!group) throw notFound()
    return group
  }

  app.route({
    ...contract.getTranslationState,
    handler: async (request) => ({
      source: identity().language,
      languages: await Promise.all(
        translationLanguages(services).map(async (language) => ({
          language,
          kinds: await completenessIn(language, request),
        })),
      ),
    }),
  })

  async function completenessIn(language: Language, { principal }: FastifyRequest): Promise<contract.Completeness[]> {
    const [all, missing] = [false, true].map((isIncomplete) => ({ language, isIncomplete, q: '' })) as [Count, Count]
    const kinds: contract.Completeness[] = []
    // One after the other, because the counts read all texts.
    for (const kind of contract.RECORD_KINDS)
      kinds.push({
        kind,
        count: await countRecords(db, KINDS[kind], all),
        missing: await countRecords(db, KINDS[kind], missing),
      })
    for (const kind of contract.PHRASE_GROUPS) {
      if (principal && !hasRole(principal.role, neededRole(kind))) continue
      kinds.push({
        kind,
        count: await countPhrases(db, groupOf(kind), all),
        missing: await countPhrases(db, groupOf(kind), missing),
      })
    }
    return kinds
  }

  app.route({
    ...contract.listTranslatedRecords,
    handler: async (request) => {
      const { params, query, url } = request
      const { language, kind } = params
      checkLanguage(language)
      checkCaller(request, kind)
      const [paging, filter] = [readPaging(query), filterOf(language, query)]
      const [count, records] = await Promise.all([
        countRecords(db, KINDS[kind], filter),
        listRecords(db, KINDS[kind], filter, paging),
      ])
      return toPageOf(records, count, paging, new URL(url, publicUrl()))
    },
  })

  /** @throws Refusal 404 without such a record */
  async function readRecord({ language, kind, id }: RecordAddress): Promise<contract.RecordToTranslate> {
    checkLanguage(language)
    const { fields }: TranslatableKind = KINDS[kind]
    const found = await findTexts(db, KINDS[kind], language, id)
    if (!found) throw notFound()
    const texts = found.texts.map((text) => {
      const { max = 0, rows = null } = fields[text.field] ?? {}
      return { ...text, max, rows }
    })
    return { id, name: found.name, source_language: identity().language, texts }
  }

  app.route({
    ...contract.getTranslation,
    handler: async (request) => {
      checkCaller(request, request.params.kind)
      return readRecord(request.params)
    },
  })

  app.route({
    ...contract.updateTranslation,
    handler: async (request) => {
      const { language, kind, id } = request.params
      checkLanguage(language)
      checkCaller(request, kind)
      await saveTexts(services, KINDS[kind], { id, language }, request.body.texts, actorOf(request, clock()))
      return readRecord(request.params)
    },
  })

  app.route({
    ...contract.listPhrases,
    handler: async (request) => {
      const { params, query, url } = request
      const { language, group } = params
      checkLanguage(language)
      checkCaller(request, group)
      const [paging, filter, phrases] = [readPaging(query), filterOf(language, query), groupOf(group)]
      const [count, found] = await Promise.all([
        countPhrases(db, phrases, filter),
        findPhrases(db, phrases, filter, paging),
      ])
      const results = found.map((phrase) => ({
        ...phrase,
        max: phrases.max,
        rows: rowsOf(phrases, phrase.source) ?? null,
      }))
      return toPageOf(results, count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...contract.updatePhrases,
    handler: async (request) => {
      const { language, group } = request.params
      checkLanguage(language)
      checkCaller(request, group)
      await savePhrases(services, groupOf(group), language, request.body.phrases, actorOf(request, clock()))
    },
  })
}

type Count = Parameters<typeof countPhrases>[2]

interface RecordAddress {
  language: Language
  kind: contract.RecordKind
  id: number
}

const filterOf = (
  language: Language,
  { q = '', missing }: { q?: string | undefined; missing?: string | undefined },
) => ({
  language,
  isIncomplete: missing === 'true',
  q: q.trim(),
})
