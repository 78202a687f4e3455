import { apiFrom } from '../api.ts'
import { tellRefusal } from '../frame/tell-refusal.ts'
import { unlisted } from '../frame/unlisted.ts'
import { ForCustomer } from '../session/for-customer.tsx'
import { LogInFirst } from '../session/log-in-first.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { FieldsSkeleton } from '../ui/form-skeleton.tsx'
import type { Route } from './+types/account.page'
import { myData } from './account.contract.ts'
import { AccountLinks } from './account-links.tsx'
import { saveFile } from './save-file.ts'

export const meta: Route.MetaFunction = () => unlisted('Account')

/** Downloads what the shop knows about the customer. */
export async function clientAction({ context }: Route.ClientActionArgs) {
  try {
    const data = await apiFrom(context)(myData, {})
    saveFile('comptoir-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  } catch (error) {
    tellRefusal(error)
  }
  return null
}

export default function AccountPage() {
  return (
    <FormPage title="Account">
      <ForCustomer
        waiting={<FieldsSkeleton />}
        visitor={<LogInFirst reason="You must be logged in to change your password" />}
      >
        {(customer) => <AccountLinks customer={customer} />}
      </ForCustomer>
    </FormPage>
  )
}
