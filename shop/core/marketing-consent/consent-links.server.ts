import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'
import { texts } from '#texts/core/accounts/emails'
import type { Services } from '../../../server/services.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl' | 'secret'>

const hmac = (text: string, secret: Buffer) => createHmac('sha256', secret).update(`marketing consent ${text}`)

/** Returns the signature of the link that confirms a request. @param request id of the request in the history */
export const confirmationKey = (request: number, secret: Buffer): string =>
  hmac(`request ${request}`, secret).digest('base64url')

/** Returns the signature of the links that unsubscribe a customer. They do not expire. */
export const unsubscribeKey = (userId: number, secret: Buffer): string =>
  hmac(`unsubscribe ${userId}`, secret).digest('base64url')

const isSame = (given: string, right: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns whether the key of a confirmation link belongs to a request. */
export const isConfirmationKey = (key: string, request: number, secret: Buffer): boolean =>
  isSame(key, confirmationKey(request, secret))

/** Returns whether the key of an unsubscribe link belongs to a customer. */
export const isUnsubscribeKey = (key: string, userId: number, secret: Buffer): boolean =>
  isSame(key, unsubscribeKey(userId, secret))

/** Hashes an address for the history, where it proves a consent after the account was deleted. */
export const addressHash = (emailKey: string, secret: Buffer): Buffer => hmac(`address ${emailKey}`, secret).digest()

interface Recipient {
  email: string
  first_name: string
}

/** Returns the e-mail that asks a customer to confirm a request. */
export function confirmationEmail(
  { email, first_name }: Recipient,
  { request, wording }: { request: number; wording: string },
  { identity, publicUrl, secret }: Sender,
): EmailText {
  return {
    to: email,
    name: first_name,
    subject: texts.confirmOffersSubject(identity().name),
    paragraphs: [texts.offersRequested(wording), texts.confirmOffersWithin],
    links: [
      {
        text: texts.confirmOffers,
        address: `${publicUrl()}${href('/email_consent')}#request=${request}&key=${confirmationKey(request, secret)}`,
      },
    ],
  }
}

/** Returns the e-mail that a customer has agreed, with the text and the link to unsubscribe. */
export function confirmedEmail(
  { id, email, first_name }: Recipient & { id: number },
  wording: string,
  { identity, publicUrl, secret }: Sender,
): EmailText {
  return {
    to: email,
    name: first_name,
    subject: texts.offersConfirmedSubject(identity().name),
    paragraphs: [texts.offersConfirmed(wording), texts.unsubscribeAnyTime],
    links: [
      {
        text: texts.unsubscribe,
        address: `${publicUrl()}${href('/email_consent')}#user=${id}&key=${unsubscribeKey(id, secret)}`,
      },
    ],
  }
}
