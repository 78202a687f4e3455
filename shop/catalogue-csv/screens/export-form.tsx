import { Download } from 'lucide-react'
import { useFetcher } from 'react-router'
import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

/** Tells the form of the export from the one of the import. */
export const EXPORT_FIELD = 'export'

/** Takes the whole catalogue along as a file. */
export function ExportForm() {
  return (
    <ShopForm fetcher={useFetcher()} className="mt-3">
      <p className="text-muted">
        The whole catalogue as a file for a spreadsheet, one row for each variant. Change it there and import it again:
        only what you changed will change here.
      </p>
      <input type="hidden" name={EXPORT_FIELD} value="catalogue" />
      <SubmitButton weight="secondary" className="justify-self-start">
        <Download aria-hidden="true" className="size-5" />
        Export the catalogue
      </SubmitButton>
    </ShopForm>
  )
}
