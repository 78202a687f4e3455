import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import type { Services } from '../../../../server/services.ts'
import { WRITE_REVIEW } from '../../../catalog/reviews/writing/write-review-anchor.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl' | 'secret'>

/** The largest number of products in one e-mail. */
const MAX_PRODUCTS = 5

/** Returns the signature of the unsubscribe link for review requests. */
export const unsubscribeKey = (userId: number, secret: Buffer): string =>
  createHmac('sha256', secret).update(`no review e-mails ${userId}`).digest('base64url')

/** Returns whether the key of an unsubscribe link is valid for a customer. */
export function isUnsubscribeKey(key: string, userId: number, secret: Buffer): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(unsubscribeKey(userId, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Returns the review request for an order with a link per product and an unsubscribe link.
 * @param variants the variants that can be reviewed
 * @returns undefined if the customer is gone or nothing can be reviewed
 */
export function reviewRequestEmail(
  { id, user_id, email, first_name, lines }: StaffOrderRow,
  variants: readonly number[],
  { identity, publicUrl, secret }: Sender,
): EmailText | undefined {
  const products = lines.filter(({ variant_id, slug }) => slug !== null && variants.includes(variant_id))
  if (user_id === null || email === null || products.length === 0) return undefined
  const shop = publicUrl()
  return {
    to: email,
    ...(first_name && { name: first_name }),
    subject: texts.reviewSubject(id, identity().name),
    paragraphs: [texts.reviewRequest],
    links: [
      ...products.slice(0, MAX_PRODUCTS).map(({ title, variant_name, slug, variant_id }) => ({
        text: texts.reviewProduct(titleOfVariant(title, variant_name)),
        address: `${shop}${href('/products/:slug', { slug: slug ?? '' })}?variant=${variant_id}#${WRITE_REVIEW}`,
      })),
      {
        text: texts.unsubscribe,
        address: `${shop}${href('/review_emails')}#user=${user_id}&key=${unsubscribeKey(user_id, secret)}`,
      },
    ],
  }
}
