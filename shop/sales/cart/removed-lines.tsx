import { useRevalidator } from 'react-router'
import { texts } from '#texts/sales/cart'
import { Button } from '../../ui/button.tsx'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Sentence } from '../../ui/sentence.ts'
import { dismissRemovedLine, type RemovedLine } from './load-cart.ts'

/**
 * Lists products that have left the cart because they are no longer sold, until the customer dismisses the message.
 */
export function RemovedLines({ gone }: { gone: readonly RemovedLine[] }) {
  const lang = useSharedTextLanguage()
  const { revalidate } = useRevalidator()
  const dismiss = (variant: number) => {
    dismissRemovedLine(variant)
    void revalidate()
  }
  return (
    <div role="status">
      <ul>
        {gone.map(({ variant, title, name }) => (
          <li
            key={variant}
            className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-warn-soft px-4 py-2 text-sm"
          >
            <span>
              <Sentence
                of={texts.isNoLongerSoldAndWasRemoved(
                  <b lang={lang} className="font-medium">
                    {title}, {name}
                  </b>,
                )}
              />
            </span>
            <Button weight="quiet" onClick={() => dismiss(variant)}>
              {texts.understood}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
