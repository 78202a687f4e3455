import { texts as emailTexts } from '#texts/core/accounts/emails'
import { texts } from '#texts/core/marketing-consent'
import type { Database } from '../../../server/db/open.ts'
import { invalidToken, notFound, refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { countConfirmation } from '../../../server/limits/limit-confirmations.ts'
import { enqueueEmail, enqueueSealedEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { lockUser, type UserRow } from '../accounts/users/users-store.server.ts'
import { requireUser } from '../auth/guards/allow.server.ts'
import {
  addressHash,
  confirmationEmail,
  confirmedEmail,
  isConfirmationKey,
  isUnsubscribeKey,
} from './consent-links.server.ts'
import {
  consentEventsOf,
  findConsent,
  findConsentByRequest,
  insertRequest,
  setConfirmed,
  setWithdrawn,
} from './consent-store.server.ts'
import {
  CONSENT_TEXT_VERSION,
  type ConsentSource,
  confirmConsent,
  type MarketingConsent,
  readOwnConsent,
  requestConsent,
  unsubscribe,
  withdrawOwnConsent,
} from './marketing-consent.contract.ts'

const TEXT_CHANGED = 'The text has changed. Reload the page and read it again.'

/** Reads the consent of a customer with its history. */
export async function readConsent(db: Database, userId: number): Promise<MarketingConsent> {
  const [consent, history] = await Promise.all([findConsent(db, userId), consentEventsOf(db, userId)])
  return {
    state: consent?.state ?? 'none',
    time_changed: consent?.changed_at.toISOString() ?? null,
    source: consent?.source ?? null,
    wording: consent?.wording ?? null,
    text_version: consent?.text_version ?? null,
    history: history.map(({ staff_name, made_at, ...event }) => ({
      ...event,
      by: staff_name,
      time_created: made_at.toISOString(),
    })),
  }
}

type Account = Pick<UserRow, 'id' | 'email' | 'email_key' | 'first_name' | 'language'>

/** Where a customer or a staff member changes a consent. */
interface ConsentActor {
  source: ConsentSource
  staff_name?: string
}

/**
 * Stores a request for e-mails about offers and sends its confirmation link. A pending request keeps its link; a
 * confirmed consent stays without an e-mail. Call it while the account is locked.
 * @returns whether an e-mail is sent
 */
export async function requestConsentOf(
  tx: Database,
  { id, email, email_key, first_name, language }: Account,
  { source, staff_name }: ConsentActor,
  services: Services,
): Promise<boolean> {
  const { secret } = services
  const now = services.clock()
  const known = await findConsent(tx, id)
  if (known?.state === 'confirmed') return false
  const wording = texts.consentText(services.identity().name)
  const isPending = known?.expires_at && known.expires_at > now && known.wording === wording
  const request =
    isPending && known.request_id !== null
      ? known.request_id
      : await insertRequest(tx, {
          ...{ user_id: id, source, staff_name: staff_name ?? null, wording, text_version: CONSENT_TEXT_VERSION },
          ...{ address_hash: addressHash(email_key, secret), made_at: now },
        })
  const build = () => confirmationEmail({ email, first_name }, { request, wording }, services)
  const sealing = { now, secret, calledAs: emailTexts.confirmOffers, whenFull: 'defer' as const }
  await enqueueSealedEmail(tx, renderEmail(language, build, services), sealing)
  return true
}

/** Withdraws a consent or a request; without one, nothing changes. Call it while the account is locked. */
export async function withdrawConsentOf(
  tx: Database,
  { id, email_key }: Pick<Account, 'id' | 'email_key'>,
  { source, staff_name }: ConsentActor,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
): Promise<boolean> {
  const known = await findConsent(tx, id)
  if (!known || known.state === 'withdrawn') return false
  const by = { source, staff_name: staff_name ?? null, address_hash: addressHash(email_key, secret) }
  await setWithdrawn(tx, id, { ...by, now: clock() })
  return true
}

/** Registers the endpoints with which customers agree to e-mails about offers, confirm and withdraw. */
export function marketingConsentEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret } = services
  const ownConsent = async (id: number) => {
    const { history, ...consent } = await readConsent(db, id)
    return consent
  }
  const locked = <Result>(id: number, work: (tx: Database, account: UserRow) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      const account = await lockUser(tx, id)
      if (!account) throw invalidToken()
      return work(tx, account)
    })

  app.route({ ...readOwnConsent, handler: (request) => ownConsent(requireUser(request).id) })

  app.route({
    ...requestConsent,
    handler: async (request) => {
      const { id } = requireUser(request)
      const { source, text_version } = request.body
      if (text_version !== CONSENT_TEXT_VERSION) throw refuse(TEXT_CHANGED, 409)
      await locked(id, async (tx, account) => {
        await countConfirmation(tx, 'marketing consent', { email: account.email, ip: request.ip, now: clock() })
        await requestConsentOf(tx, account, { source }, services)
      })
      return ownConsent(id)
    },
  })

  app.route({
    ...withdrawOwnConsent,
    handler: async (request) => {
      const { id } = requireUser(request)
      await locked(id, (tx, account) => withdrawConsentOf(tx, account, { source: 'account' }, services))
      return ownConsent(id)
    },
  })

  app.route({
    ...confirmConsent,
    handler: async ({ body: { request, key } }) => {
      const found = isConfirmationKey(key, request, secret) && (await findConsentByRequest(db, request))
      if (!found) throw notFound()
      return db.transaction().execute(async (tx) => {
        const account = await lockUser(tx, found.user_id)
        // A withdrawal, another request or another address may have come first.
        const consent = account && (await findConsent(tx, account.id))
        if (!consent || consent.request_id !== request) throw notFound()
        if (consent.state === 'confirmed') return { wording: consent.wording }
        const [now, address_hash] = [clock(), addressHash(account.email_key, secret)]
        if (!consent.expires_at || consent.expires_at <= now || !address_hash.equals(found.address_hash))
          throw notFound()
        await setConfirmed(tx, consent, { address_hash, now })
        await enqueueEmail(
          tx,
          renderEmail(account.language, () => confirmedEmail(account, consent.wording, services), services),
          now,
        )
        return { wording: consent.wording }
      })
    },
  })

  app.route({
    ...unsubscribe,
    handler: async ({ query }) => {
      const id = Number(query.user)
      if (!isUnsubscribeKey(query.key, id, secret)) throw notFound()
      await db.transaction().execute(async (tx) => {
        const account = await lockUser(tx, id)
        if (account) await withdrawConsentOf(tx, account, { source: 'link' }, services)
      })
    },
  })
}
