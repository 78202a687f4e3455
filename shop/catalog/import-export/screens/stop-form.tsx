import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** Distinguishes this form from the one that starts the import. */
export const STOP_FIELD = 'stop'

/** Stops a running import. */
export function StopForm({ isStopping }: { isStopping: boolean }) {
  const fetcher = useFetcher()
  if (isStopping) return <p className="mt-4 text-muted">{texts.stopping}</p>
  return (
    <ShopForm fetcher={fetcher} className="mt-4">
      <input type="hidden" name={STOP_FIELD} value="now" />
      <SubmitButton weight="secondary" className="justify-self-start">
        {texts.stopImport}
      </SubmitButton>
    </ShopForm>
  )
}
