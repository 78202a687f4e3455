import { href } from 'react-router'
import { texts } from '#texts/sales/back-in-stock/emails'
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
    subject: isConfirmed ? texts.notificationFor(what) : texts.confirmSubject(what),
    paragraphs: isConfirmed ? [texts.alreadyActive(shop, what)] : [texts.requested(shop, what), texts.confirmWithin],
    links: [{ text: isConfirmed ? texts.viewOrCancel : texts.confirm, address }],
  }
}

/** Returns the e-mail that a variant is back in stock. It is sent once, so it has no unsubscribe link. */
export function backInStockEmail(due: DueNotification, { identity, publicUrl }: Sender): EmailText {
  const { email, first_name, title, variant_name, slug, variant_id, price_cents, image_key } = due
  const shop = publicUrl()
  return {
    to: email,
    ...(first_name && { name: first_name }),
    subject: texts.backInStock(nameOf(due)),
    paragraphs: [texts.notReserved],
    order: {
      items: [
        {
          title,
          variant: variant_name,
          price: showPrice(toPrice(price_cents)),
          picture: `${shop}${imageUrl(image_key, 320)}`,
        },
      ],
    },
    after: [texts.sentOnce(identity().name)],
    links: [{ text: texts.viewProduct, address: `${shop}${href('/products/:slug', { slug })}?variant=${variant_id}` }],
  }
}
