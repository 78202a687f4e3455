import { useFetcher } from 'react-router'
import * as texts from '#texts/catalogue-csv'
import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

/** Tells this form from the one that runs the import. */
export const STOP_FIELD = 'stop'

/** Stops an import that runs. */
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
