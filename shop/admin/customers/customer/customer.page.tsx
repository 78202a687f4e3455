import type { ReactNode } from 'react'
import { href, Link, redirect } from 'react-router'
import { texts } from '#texts/admin/customers'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { ExtraFields } from '../../../core/extensions/fields/extra-fields.tsx'
import { StaffSlot } from '../../../core/extensions/slots/staff-slot.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import { changeConsent } from '../consent/change-consent.ts'
import { CustomerConsent } from '../consent/customer-consent.tsx'
import { type CustomerDetails, eraseCustomer, readCustomer } from '../customers.contract.ts'
import { sendNote } from '../note/send-note.ts'
import { StaffNote } from '../note/staff-note.tsx'
import { changeTags } from '../tags/change-tags.ts'
import { CustomerTags } from '../tags/customer-tags.tsx'
import type { Route } from './+types/customer.page'
import { CustomerActivity } from './customer-activity.tsx'
import { CustomerDataRequests } from './customer-data.tsx'
import { CustomerOrders } from './customer-orders.tsx'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(readCustomer, { params }),
  submit: async (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const intent = form.get('intent')
    if (intent === 'tag' || intent === 'untag') return changeTags(api, form)
    if (intent === 'ask_consent' || intent === 'end_consent') return changeConsent(api, params.id, intent)
    if (intent !== 'erase') return sendNote(api, params.id, form)
    const body = { email: String(form.get('email')) }
    const erasure = await runAction(api(eraseCustomer, { params, body }), texts.accountDeleted)
    return erasure.isDone ? redirect(href('/admin/customers')) : erasure
  },
  title: (customer) => customer?.name ?? texts.customer,
  documentTitle: texts.customer,
  reason: texts.onlyStaffSeeCustomers,
  failedToLoad: texts.failedToLoadCustomer,
  up: { to: href('/admin/customers'), name: texts.customers },
  waiting: 'fields',
  // The key resets the forms when staff go from one customer to another.
  view: (customer) => <Customer key={customer.id} customer={customer} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Customer({ customer }: { customer: CustomerDetails }) {
  return (
    // Two columns on wide screens. On phones: the profile, the orders, then the rarely used actions.
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-8 lg:col-start-2">
        <TitledSection name={texts.about}>
          <About customer={customer} />
        </TitledSection>
        <TitledSection name={texts.tagsOfCustomers}>
          <CustomerTags id={customer.id} tags={customer.tags} />
        </TitledSection>
        <TitledSection name={texts.note}>
          <StaffNote note={customer.note} />
        </TitledSection>
        {customer.extra && <ExtraFields kind="customer" id={customer.id} />}
      </div>
      <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <CustomerOrders customer={customer} />
        <CustomerActivity customer={customer} />
      </div>
      <div className="grid content-start gap-8 lg:col-start-2">
        <StaffSlot slot="admin.customer" id={customer.id} />
        <TitledSection name={texts.consent}>
          <CustomerConsent consent={customer.consent} />
        </TitledSection>
        <ForRole needed="owner">
          <TitledSection name={texts.customerData}>
            <CustomerDataRequests customer={customer} />
          </TitledSection>
        </ForRole>
      </div>
    </div>
  )
}

function About({ customer }: { customer: CustomerDetails }) {
  const { id, email, is_staff, time_created, spent, wants_review_emails } = customer
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={texts.email}>
        <a href={`mailto:${email}`} className="lone-link underline underline-offset-4">
          {email}
        </a>
      </Fact>
      <Fact name={texts.spent}>
        <Price of={spent} className="font-medium text-base" />
        <span className="block text-muted">{spent === '0.00' ? texts.nothingPaid : texts.paidOrdersMinus}</span>
      </Fact>
      <Fact name={texts.reviewEmails}>{wants_review_emails ? texts.emailsAllowed : texts.emailsDeclined}</Fact>
      <Fact name={is_staff ? texts.isOfStaff : texts.since}>
        <Day of={time_created} />
        <ForRole needed="owner">
          <Link
            to={`${href('/admin/changes')}?customer=${id}`}
            className="lone-link block text-muted underline underline-offset-4 hover:text-ink"
          >
            {texts.activityLogOfThisCustomer}
          </Link>
        </ForRole>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
