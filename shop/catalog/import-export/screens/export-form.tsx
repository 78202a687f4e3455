import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** Distinguishes the export form from the import form. */
export const EXPORT_FIELD = 'export'

/** Exports the whole catalogue as a file. */
export function ExportForm() {
  return (
    <ShopForm fetcher={useFetcher()} className="mt-3">
      <p className="text-muted">{texts.exportHint}</p>
      <input type="hidden" name={EXPORT_FIELD} value="catalogue" />
      <SubmitButton weight="secondary" className="justify-self-start">
        <Download aria-hidden="true" className="size-5" />
        {texts.exportTheCatalogue}
      </SubmitButton>
    </ShopForm>
  )
}
