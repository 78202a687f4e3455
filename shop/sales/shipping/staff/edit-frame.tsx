import type { ReactNode } from 'react'
import * as texts from '#texts/sales/shipping/staff'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { DeliveryNotSaved } from './save-delivery.ts'

interface EditFrameProps {
  result: DeliveryNotSaved | undefined
  /** The edited version; undefined for a new zone or method. */
  version: number | undefined
  /** The confirmation before it is deleted. */
  removal: { label: string; text: string }
  children: ReactNode
}

/** The form of a zone or method, and the button to delete it. */
export function EditFrame({ result, version, removal, children }: EditFrameProps) {
  return (
    <div className="grid max-w-2xl gap-8">
      <ShopForm method="post" errors={result?.errors}>
        {result?.isStale && (
          <p role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
            {texts.someoneElse}
          </p>
        )}
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {children}
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
      {version !== undefined && (
        <details className="border-line border-t pt-4">
          <summary className="min-h-11 py-2.5 font-medium">{removal.label}</summary>
          <p className="my-3 text-muted">{removal.text}</p>
          <ShopForm method="delete">
            <input type="hidden" name="version" value={version} />
            <SubmitButton weight="danger" className="justify-self-start">
              {texts.remove}
            </SubmitButton>
          </ShopForm>
        </details>
      )}
    </div>
  )
}
