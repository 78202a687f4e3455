import { texts } from '#texts/sales/gift-cards/selling'
import { toCents, toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { endOfNewCard } from './end-of-new-card.server.ts'
import { createCode } from './gift-card-code.ts'
import { giftCardEmail } from './gift-card-email.server.ts'
import { MAX_VALUE_CENTS, MIN_VALUE_CENTS, MIN_YEARS, yearsLater } from './gift-card-rules.ts'
import * as contract from './gift-cards.contract.ts'
import * as store from './gift-cards-store.server.ts'
import { recipientLanguage } from './recipient-language.server.ts'
import { resumeSending } from './selling/issue-sold-cards.server.ts'
import { setSent } from './selling/sold-cards-store.server.ts'

/** Registers the staff endpoints of gift cards. */
export function giftCardEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  async function emailCode(tx: Database, card: store.GiftCardRow, code: string, now: Date): Promise<void> {
    const build = () => giftCardEmail(card, code, services)
    await enqueueEmail(tx, renderEmail(await recipientLanguage(tx, card), build, services), now)
  }

  app.route({
    ...contract.listGiftCards,
    handler: async () => {
      const cards = await store.findGiftCards(db)
      const openCents = cards.reduce((sum, { balance_cents }) => sum + balance_cents, 0)
      return { gift_cards: cards.map((card) => toItem(card, clock())), open: toPrice(openCents) }
    },
  })

  app.route({
    ...contract.issueGiftCard,
    handler: async (request) => {
      const { value, email, message, reason } = request.body
      const cents = toCents(Number(value).toFixed(2))
      if (cents < MIN_VALUE_CENTS || cents > MAX_VALUE_CENTS)
        throw refuseFields({ value: ['Enter an amount from 5.00 to 500.00 euros.'] })
      const by = actorOf(request, clock())
      const card = await db.transaction().execute(async (tx) => {
        const { code, hash, lastFour } = createCode()
        const ends_on = await endOfNewCard(tx, by.now)
        const stored = { code_hash: hash, last_four: lastFour, email, message, reason, ends_on }
        const id = await store.insertGiftCard(tx, stored, cents, by.now)
        const issued = [
          { field: 'value', old: null, new: toPrice(cents) },
          { field: 'email', old: null, new: email },
          { field: 'reason', old: null, new: reason },
          { field: 'ends_on', old: null, new: ends_on },
        ]
        await recordAudit(tx, { kind: 'gift_card', id }, issued, by)
        const card = await found(tx, id)
        await emailCode(tx, card, code, by.now)
        return card
      })
      return toItem(card, by.now)
    },
  })

  app.route({
    ...contract.readGiftCard,
    handler: async ({ params: { id } }) => {
      const [card, entries] = await Promise.all([found(db, id), store.findEntries(db, id)])
      return {
        ...toItem(card, clock()),
        entries: entries.map(({ id, kind, amount_cents, order_id, made_at }) => ({
          ...{ id, kind, amount: signedPrice(amount_cents), order: order_id },
          time_created: made_at.toISOString(),
        })),
      }
    },
  })

  app.route({
    ...contract.changeGiftCard,
    handler: async (request) => {
      const { ends_on, is_blocked, version } = request.body
      const by = actorOf(request, clock())
      return db.transaction().execute(async (tx) => {
        const before = await lockedVersion(tx, request.params.id, version)
        const isEarlier = ends_on !== null && ends_on !== before.ends_on && ends_on < (before.ends_on ?? '9999')
        if (isEarlier) throw refuseFields({ ends_on: ['The end can’t be moved to an earlier day.'] })
        const least = yearsLater(before.created_at, MIN_YEARS)
        if (ends_on !== null && ends_on < least)
          throw refuseFields({ ends_on: [`A gift card is valid for at least ${MIN_YEARS} years.`] })
        const changes = [
          { field: 'ends_on', old: before.ends_on, new: ends_on },
          { field: 'is_blocked', old: String(before.is_blocked), new: String(is_blocked) },
        ].filter((change) => change.old !== change.new)
        if (changes.length === 0) return toItem(before, by.now)
        await store.updateGiftCard(tx, before.id, { ends_on, is_blocked })
        await recordAudit(tx, { kind: 'gift_card', id: before.id }, changes, by)
        if (before.is_blocked && !is_blocked) await resumeSending(tx, before.id, by.now)
        return toItem(await found(tx, before.id), by.now)
      })
    },
  })

  app.route({
    ...contract.replaceGiftCardCode,
    handler: async (request) => {
      const { email, version } = request.body
      const by = actorOf(request, clock())
      return db.transaction().execute(async (tx) => {
        const before = await lockedVersion(tx, request.params.id, version)
        const { code, hash, lastFour } = createCode()
        await store.updateGiftCard(tx, before.id, { code_hash: hash, last_four: lastFour, email })
        const changes = [{ field: 'last_four', old: before.last_four, new: lastFour }]
        if (email !== before.email) changes.push({ field: 'email', old: before.email, new: email })
        await recordAudit(tx, { kind: 'gift_card', id: before.id }, changes, by)
        const card = await found(tx, before.id)
        await emailCode(tx, card, code, by.now)
        // A sold card that waits for its day is not sent again.
        await setSent(tx, card.id, by.now)
        return toItem(card, by.now)
      })
    },
  })
}

/** @throws Refusal 404 if the card does not exist */
async function found(db: Database, id: number): Promise<store.GiftCardRow> {
  const card = await store.findGiftCard(db, id)
  if (!card) throw notFound()
  return card
}

/** Locks a card. @throws Refusal 404 if it does not exist, 409 if its version differs */
async function lockedVersion(tx: Database, id: number, version: number): Promise<store.GiftCardRow> {
  if (!(await store.lockGiftCard(tx, id))) throw notFound()
  const card = await found(tx, id)
  if (card.version !== version)
    throw refuse('This gift card was changed by someone else. Reload it and try again.', 409)
  return card
}

const signedPrice = (cents: number) => (cents < 0 ? `-${toPrice(-cents)}` : toPrice(cents))

/** Returns the state of a gift card at a time. */
export function stateOf(
  { is_blocked, ends_on, balance_cents }: Pick<store.GiftCardRow, 'is_blocked' | 'ends_on' | 'balance_cents'>,
  now: Date,
): contract.GiftCard['state'] {
  if (is_blocked) return 'blocked'
  if (balance_cents === 0) return 'spent'
  return ends_on !== null && ends_on < inShopTime(now).day ? 'ended' : 'active'
}

function toItem(card: store.GiftCardRow, now: Date): contract.GiftCard {
  const { id, last_four, email, message, sold_with, ends_on, is_blocked, version } = card
  return {
    ...{ id, last_four, email, message, ends_on, is_blocked, version },
    // The stored reason of a sold card has the language of the process that issued it.
    reason: sold_with === null ? card.reason : texts.soldWith(sold_with),
    value: toPrice(card.issued_cents),
    balance: toPrice(card.balance_cents),
    state: stateOf(card, now),
    time_created: card.created_at.toISOString(),
  }
}
