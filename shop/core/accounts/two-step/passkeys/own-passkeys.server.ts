import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { texts } from '#texts/core/accounts/emails'
import { notFound, refuse, refuseFields } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { requireUser } from '../../../auth/guards/allow.server.ts'
import { lockVerified } from '../../../auth/passwords/own-password.server.ts'
import { decryptStep, encryptStep } from '../../../auth/second-factors/encrypted-step.server.ts'
import {
  passkeyCreationOptions,
  type RelyingParty,
  readNewPasskey,
  relyingPartyOf,
} from '../../../auth/second-factors/passkeys.server.ts'
import {
  deletePasskey,
  insertPasskey,
  secondFactorsOf,
} from '../../../auth/second-factors/second-factors-store.server.ts'
import { spendNonce } from '../../../auth/social/social-nonce.server.ts'
import { factorAdded, factorRemoved } from '../change-factors.server.ts'
import { checkedSetup, lockedAccount, provenAccount, setupExpired } from '../proven-account.server.ts'
import { addPasskey, beginPasskey, removePasskey } from './own-passkeys.contract.ts'

const MAX_PASSKEYS = 10
const CHALLENGE_BYTES = 32
const PasskeySetup = z.object({ user: z.int(), challenge: z.string(), at: z.int() })

/** Registers the endpoints that add and remove the customer's own passkeys. */
export function ownPasskeysEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, publicUrl, secret } = services

  app.route({
    ...beginPasskey,
    handler: async (request) => {
      const rp = relyingParty()
      const account = await provenAccount(services, requireUser(request).id, request.body.password)
      const { passkeys } = await secondFactorsOf(db, account.id)
      if (passkeys.length >= MAX_PASSKEYS) throw tooMany()
      const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
      const setup: z.infer<typeof PasskeySetup> = { user: account.id, challenge, at: clock().getTime() }
      const options = await passkeyCreationOptions(rp, identity().name, account, passkeys, challenge)
      return { setup: encryptStep('set-ups', setup, secret), options: { ...options } }
    },
  })

  app.route({
    ...addPasskey,
    handler: async (request) => {
      const rp = relyingParty()
      const principal = requireUser(request)
      const { body } = request
      const now = clock()
      const read = decryptStep('set-ups', body.setup, PasskeySetup, secret)
      const { challenge } = checkedSetup(read, principal.id, now)
      const passkey = await readNewPasskey(rp, body.passkey, challenge)
      if (!passkey) throw refuseFields({ passkey: ['This passkey was not created by this setup. Start again.'] })
      const recovery_codes = await spendNonce(db, { nonce: challenge, now, used: setupExpired }, async (tx) => {
        const account = await lockedAccount(tx, principal.id)
        const { isOn, passkeys } = await secondFactorsOf(tx, account.id)
        if (passkeys.length >= MAX_PASSKEYS) throw tooMany()
        const stored = { ...passkey, user_id: account.id, name: body.name, created_at: now, last_used_at: null }
        if ((await insertPasskey(tx, stored)) === undefined)
          throw refuse('This passkey is already in use.', 409, 'already_done')
        return factorAdded(tx, { account, principal, ...namedFactor(body.name) }, isOn, services)
      })
      return { recovery_codes }
    },
  })

  app.route({
    ...removePasskey,
    handler: async (request) => {
      const principal = requireUser(request)
      const account = await provenAccount(services, principal.id, request.body.password)
      await db.transaction().execute(async (tx) => {
        await lockVerified(tx, account, 'password')
        const name = await deletePasskey(tx, account.id, request.params.id)
        if (name === undefined) throw notFound()
        await factorRemoved(tx, { account, principal, ...namedFactor(name) }, services)
      })
    },
  })

  /** @throws Refusal 400 if the shop's address allows no passkeys */
  function relyingParty(): RelyingParty {
    const rp = relyingPartyOf(publicUrl())
    if (!rp) throw refuse('Passkeys require a shop with a domain name, not an IP address.')
    return rp
  }
}

const namedFactor = (name: string) => ({ field: `passkeys[${name}]`, factor: () => texts.byPasskey(name) })
const tooMany = () => refuse(`An account can have at most ${MAX_PASSKEYS} passkeys. Delete one first.`)
