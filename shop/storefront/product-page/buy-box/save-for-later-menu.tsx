import { Bookmark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { texts } from '#texts/storefront/product-page'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { LoginReason } from '../../../core/auth/login/login-reason.tsx'
import { AddForm } from '../../../sales/cart/changes/add-form.tsx'
import { LineButton } from '../../../sales/cart/changes/line-button.tsx'
import type { PendingAddition } from '../../../sales/cart/pending-additions/pending-addition.ts'
import { closePopover, Popover } from '../../../ui/overlays/popover.tsx'

interface SaveForLaterMenuProps {
  /** The current choice, as it would be added to the cart. */
  wanted: PendingAddition
  isRefused: () => boolean
  /** This variant's line in the cart or the save-for-later list. */
  line: CartItem | undefined
}

/** Further actions for a variant: save for later, move and remove. */
export function SaveForLaterMenu({ wanted, isRefused, line }: SaveForLaterMenuProps) {
  const [isHeldBack, setHeldBack] = useState(false)
  return (
    <>
      <Popover
        id="save-for-later-menu"
        button={<Bookmark aria-hidden="true" className={`size-5 ${line?.saveForLater ? 'fill-current' : ''}`} />}
        buttonProps={{
          'aria-label': line?.saveForLater ? texts.saveForLaterSaved : texts.saveForLater,
          title: texts.saveForLater,
          className:
            'grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-surface hover:border-ink',
        }}
        className="under-its-button min-w-56 py-1"
      >
        {/* biome-ignore lint/a11y: clicks come from the buttons inside */}
        <div onClick={closePopover}>
          {!line && (
            <AddForm
              wanted={[{ ...wanted, saveForLater: true }]}
              isRefused={isRefused}
              onHeldBack={() => setHeldBack(true)}
            >
              {() => <Entry>{texts.putInSaveForLater}</Entry>}
            </AddForm>
          )}
          {line && (
            <LineButton
              line={line}
              // A moved line takes the chosen quantity, because the stock may have dropped.
              change={{ saveForLater: !line.saveForLater, quantity: wanted.quantity }}
              isRefused={isRefused}
              className={entry}
            >
              {line.saveForLater ? texts.addBackToCart : texts.putInSaveForLater}
            </LineButton>
          )}
          {line && (
            <LineButton line={line} change="remove" className={entry}>
              {texts.removeFromCart}
            </LineButton>
          )}
        </div>
      </Popover>
      {isHeldBack && <LoginReason text={texts.youMustBeLoggedIn} />}
    </>
  )
}

const entry = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-sunken disabled:opacity-55'

function Entry({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={entry}>
      {children}
    </button>
  )
}
