import { href } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation/emails'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import type { HiddenReview } from '../moderation-store.server.ts'

/** Returns the e-mail to the author of a hidden review; undefined if the account is deleted. */
export function reviewHiddenEmail(
  review: HiddenReview,
  reason: string,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { email, first_name, title, slug } = review
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    name: first_name,
    subject: texts.hiddenSubject(title, identity().name),
    paragraphs: [
      texts.wasHidden(title),
      reason,
      ...(slug === null
        ? []
        : [
            [
              texts.changeItOn,
              { words: texts.pageOf(title), address: publicUrl() + href('/products/:slug', { slug }) },
              texts.changeStaysHidden,
            ],
          ]),
      [texts.ifYouDisagree, { words: texts.writeToUs, address: publicUrl() + href('/contact') }, texts.checkAgain],
    ],
  }
}
