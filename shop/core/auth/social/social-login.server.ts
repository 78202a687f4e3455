import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findUser, findVerifiedUser, insertUser, lockVerifiedUser } from '../../accounts/users/users-store.server.ts'
import { existing, findCurrentUser } from '../current-user.server.ts'
import { requireUser } from '../guards/allow.server.ts'
import { admitByFirstFactor, sendEntry, startOf } from '../login/begin-session.server.ts'
import { NO_PASSWORD, ownPasswordError } from '../passwords/own-password.server.ts'
import { beginSocialLogin, leaveSocialLogin, socialLogin } from '../session.contract.ts'
import { revokeTokens } from '../session-store.server.ts'
import { identityLinkedEmail } from './identity-linked-email.server.ts'
import { findByIdentity, joinIdentity, removeIdentities } from './social-identities-store.server.ts'
import { newNonce, spendNonce, useOf } from './social-nonce.server.ts'
import { credentialsOf, type Identity, notVerified } from './verify-credential.server.ts'

const PASSWORD_NEEDED = 'Enter the password of your account to link it to this sign-in.'

/** Registers the endpoints of social login if a provider is configured. */
export function socialLoginEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, secret } = services
  const provider = config.socialLogin
  const verify = provider && credentialsOf(provider)

  app.route({
    ...beginSocialLogin,
    handler: async () => {
      if (!provider) throw notFound()
      return newNonce(secret, clock())
    },
  })

  app.route({
    ...socialLogin,
    handler: async (request, reply) => {
      const { body } = request
      if (!verify) throw notFound()
      const now = clock()
      const { identity, ...signIn } = await verify(body.credential, now)
      const use = useOf({ ...signIn, credential: body.credential, proof: body.proof }, secret, now)
      if (use === undefined) throw notVerified()
      const proven = await provenPassword(identity, body.password)
      const entry = await spendNonce(db, { nonce: use, now, used: notVerified }, async (tx) => {
        const owner = (await findByIdentity(tx, identity)) ?? (await openOrJoin(tx, identity, proven, now))
        request.account = owner.id
        return admitByFirstFactor(tx, owner, startOf(request, now), services)
      })
      return sendEntry(reply, entry)
    },
  })

  app.route({
    ...leaveSocialLogin,
    handler: async (request) => {
      const { id, tokenHash } = requireUser(request)
      await db.transaction().execute(async (tx) => {
        const account = await findUser(tx, id)
        // Passwords are never removed, so this stays true.
        if (account?.password_hash === null) throw refuse(NO_PASSWORD)
        await removeIdentities(tx, id)
        // It is unknown which sessions began with the provider.
        await revokeTokens(tx, id, tokenHash)
      })
      return existing(await findCurrentUser(db, id))
    },
  })

  /**
   * Staff prove their password once before a provider is linked to their account.
   * @returns the hash of the verified password; undefined if none is required
   */
  async function provenPassword(identity: Identity, password?: string): Promise<string | null | undefined> {
    if (!identity.email || (await findByIdentity(db, identity))) return undefined
    const owner = await findVerifiedUser(db, identity.email)
    if (!owner?.is_staff) return undefined
    if (password === undefined) throw refuseFields({ password: [PASSWORD_NEEDED] })
    const { id, password_hash } = owner
    // Waits in the customers' queue, because the caller is not logged in yet.
    const error = await ownPasswordError(services, { id, password_hash }, password)
    if (error) throw refuseFields({ password: [error] })
    return password_hash
  }

  /**
   * Returns the account of a new identity: a new one, or the account with the same e-mail address if both sides
   * verified it.
   */
  async function openOrJoin(tx: Database, { email, ...rest }: Identity, proven: string | null | undefined, now: Date) {
    if (!provider || !email) throw notVerified()
    const identity = { ...rest, email }
    const created = await insertUser(tx, { email, first_name: rest.firstName, last_name: rest.lastName }, now)
    const owner = created ?? (await lockVerifiedUser(tx, email))
    if (!owner) throw notVerified()
    if (owner.is_staff && owner.password_hash !== proven) throw refuseFields({ password: [PASSWORD_NEEDED] })
    const isNew = await joinIdentity(tx, owner.id, identity, now)
    if (isNew && !created)
      await enqueueEmail(
        tx,
        renderEmail(
          owner.language,
          () => identityLinkedEmail(services.identity().name, owner, provider.name),
          services,
        ),
        now,
      )
    return { id: owner.id, isStaff: owner.is_staff }
  }
}
