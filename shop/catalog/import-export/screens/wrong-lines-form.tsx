import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** Distinguishes this form from the one that starts the import. */
export const WRONG_LINES_FIELD = 'wrong_lines'

/** Downloads the invalid lines of a file. */
export function WrongLinesForm() {
  return (
    <ShopForm fetcher={useFetcher()} className="mt-5 border-line border-t pt-5">
      <p className="text-muted text-sm">{texts.rowsWithErrorsHint}</p>
      <input type="hidden" name={WRONG_LINES_FIELD} value="all" />
      <SubmitButton weight="secondary" className="justify-self-start">
        <Download aria-hidden="true" className="size-5" />
        {texts.downloadRowsWithErrors}
      </SubmitButton>
    </ShopForm>
  )
}
