import { href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/stripe.page'
import { EnvironmentValue } from './connection-form.tsx'
import { ConnectionScreen, Notice } from './connection-screen.tsx'
import { keepTyped } from './keep-typed.ts'
import { saveConnection } from './save-connection.ts'
import { getStripe, saveStripe } from './stripe.contract.ts'
import { StripeForm, WebhookAddress } from './stripe-form.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getStripe, {})),
)

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const [api, form] = [apiFrom(context), await request.formData()]
  // The server validates the fields.
  const body = Object.fromEntries(form) as never
  const text = form.has('is_removed') ? texts.stripeRemoved : texts.stripeSaved
  return saveConnection(api(saveStripe, { body }), () => api(getStripe, {}), text)
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.stripe)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function StripePage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen path={href('/admin/settings/stripe')} title={texts.stripe} text={texts.stripeText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {(saved) => (
          <>
            {saved.is_unreadable && <Notice>{texts.unreadableKeys}</Notice>}
            {!saved.is_enabled && (
              <Notice>
                {texts.isDisabled}{' '}
                <Link to={href('/admin/settings/extensions')} className="underline">
                  {texts.viewExtensions}
                </Link>
              </Notice>
            )}
            {saved.mode && (
              <p className="mb-6 text-sm">
                <strong className="font-medium">{texts.connectedTo(saved.account, saved.mode)}</strong>{' '}
                {saved.mode === 'test' && texts.testModeHint}
              </p>
            )}
            {saved.environment ? (
              <div className="grid gap-5">
                <EnvironmentValue
                  name="key"
                  label={texts.stripeKey}
                  value={`… ${saved.key_end}`}
                  of={saved.environment}
                />
                <WebhookAddress address={saved.webhook_address} />
              </div>
            ) : (
              <StripeForm key={saved.version} saved={saved} />
            )}
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}
