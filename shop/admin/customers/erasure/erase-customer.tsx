import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { ANONYMIZED_AFTER_DAYS } from '../../../sales/orders/anonymization/retention.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { CustomerDetails } from '../customers.contract.ts'

const schema = async () => (await import('./erasure-form.contract.ts')).ErasureForm

interface EraseCustomerProps {
  customer: Pick<CustomerDetails, 'name' | 'email' | 'under_way'>
  close: () => void
}

/**
 * The dialog for deleting an account on request. It lists the deleted and the remaining data and asks for the e-mail
 * address as confirmation.
 */
export function EraseCustomer({ customer: { name, email, under_way }, close }: EraseCustomerProps) {
  const fetcher = useFetcher<{ errors: FieldErrors }>()
  return (
    <Dialog title={texts.deleteAccountOf(name)} close={close}>
      <div className="grid gap-3 text-sm">
        <p>
          <strong>{texts.whatGoes}</strong> {texts.nameEmailAddress}
        </p>
        <p>
          <strong>{texts.whatStays}</strong> {texts.stays(ANONYMIZED_AFTER_DAYS)}
        </p>
        {under_way > 0 && <p className="font-medium text-warn">{texts.inProgressAndYouStillSee(under_way)}</p>}
        <p>{texts.cannotBeUndone}</p>
      </div>
      <ShopForm fetcher={fetcher} schema={schema} errors={fetcher.data?.errors} className="mt-5">
        <input type="hidden" name="intent" value="erase" />
        <TextField
          name="email"
          label={texts.typeTheAddress(email)}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepAccount}
          </Button>
          <SubmitButton weight="danger">{texts.deleteForGood}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
