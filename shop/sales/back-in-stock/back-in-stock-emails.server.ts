import { href } from 'react-router'
import { showPrice, toPrice } from '../../../lib/money.ts'
import { titleOfVariant } from '../../../lib/variant-title.ts'
import type { Services } from '../../../server/services.ts'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import type { AwaitedVariant } from './back-in-stock.contract.ts'
import type { DueNotification } from './back-in-stock-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>
type NamedVariant = Pick<AwaitedVariant, 'title' | 'variant_name'>

const nameOf = ({ title, variant_name }: NamedVariant) => titleOfVariant(title, variant_name)

/**
 * Returns the e-mail that asks to confirm a notification, or states that it is already active.
 * @param token the token of the link
 */
export function confirmationEmail(
  wished: NamedVariant,
  { to, token, isConfirmed }: { to: string; token: string; isConfirmed: boolean },
  { identity, publicUrl }: Sender,
): EmailText {
  const [shop, what] = [identity().name, nameOf(wished)]
  const address = `${publicUrl()}${href('/back_in_stock')}#token=${token}`
  return {
    to,
    subject: isConfirmed ? `Back-in-stock notification: ${what}` : `Confirm your back-in-stock notification: ${what}`,
    paragraphs: isConfirmed
      ? [`Your notification is already active. ${shop} will e-mail you once when this is back in stock: ${what}.`]
      : [
          `${shop} received a request to e-mail this address once when this is back in stock: ${what}.`,
          'If you made this request, confirm it within a day with the button below. Otherwise, ignore this e-mail: we won’t e-mail you again, and your address will be deleted.',
        ],
    ways: [{ text: isConfirmed ? 'View or cancel notification' : 'Confirm notification', address }],
  }
}

/** Returns the e-mail that a variant is back in stock. It is sent once, so it has no unsubscribe link. */
export function backInStockEmail(due: DueNotification, { identity, publicUrl }: Sender): EmailText {
  const { email, first_name, title, variant_name, slug, variant_id, price_cents, image_key } = due
  const shop = publicUrl()
  return {
    to: email,
    ...(first_name && { name: first_name }),
    subject: `Back in stock: ${nameOf(due)}`,
    paragraphs: [
      'The product you were waiting for is back in stock. It is not reserved for you and may sell out again.',
    ],
    order: {
      things: [
        {
          title,
          variant: variant_name,
          price: showPrice(toPrice(price_cents)),
          picture: `${shop}${imageUrl(image_key, 320)}`,
        },
      ],
    },
    after: [`You asked ${identity().name} for this e-mail. It is sent only once, and your request has been deleted.`],
    ways: [{ text: 'View product', address: `${shop}${href('/products/:slug', { slug })}?variant=${variant_id}` }],
  }
}
