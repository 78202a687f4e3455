import { useEffect, useEffectEvent } from 'react'
import { href, redirectDocument, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { texts } from '#texts/admin/setup'
import type { ResponseOf } from '../../../lib/endpoint.ts'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import type { OfferedLanguages } from '../../../lib/texts/offered-languages.ts'
import { pathInLanguage } from '../../../lib/texts/page-paths.ts'
import { FirstAddressCommand } from '../../core/admin-kit/first-address-command.tsx'
import { apiFrom } from '../../core/api.ts'
import { useAuthLink } from '../../core/auth/login/auth-link.ts'
import { beginSession, useUser } from '../../core/auth/session.ts'
import { LanguageLink } from '../../storefront/layout/language/language-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { toastAfterLoad } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Sentence } from '../../ui/sentence.ts'
import type { Route } from './+types/first-start.page'
import { beginShop, checkFirstAddress } from './first-start.contract.ts'

const schema = async () => (await import('./first-start-form.contract.ts')).FirstStartForm

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]
/** This page exists in each language, because the shop offers none of its owner yet. */
const EVERY_LANGUAGE: OfferedLanguages = {
  first: FIRST_LANGUAGE,
  others: LANGUAGE_NAMES.filter((language) => language !== FIRST_LANGUAGE),
}
const languageItem = 'inline-flex min-h-11 items-center'

/** The token in the URL, and its state. */
interface Followed {
  token: string
  state: ResponseOf<typeof checkFirstAddress>['state'] | 'missing'
}

export async function clientLoader({ context }: Route.ClientLoaderArgs): Promise<Followed> {
  // The fragment is sent nowhere but in this request.
  const token = window.location.hash.slice(1)
  if (token === '') return { token, state: 'missing' }
  const check = apiFrom(context)(checkFirstAddress, { body: { token: token.slice(0, 100) } })
  return orErrorPage(
    texts.linkCheckFailed,
    check.then(({ state }) => ({ token, state })),
  )
}
clientLoader.hydrate = true as const

// After a submit, the URL has no token, and errors are shown at the fields.
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined

export function HydrateFallback() {
  return (
    <FormPage title={texts.yourShop}>
      <FieldsSkeleton />
    </FormPage>
  )
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { FirstStartForm } = await import('./first-start-form.contract.ts')
  const form = await request.formData()
  try {
    const body = {
      ...bodyFrom(FirstStartForm, form),
      token: String(form.get('token')),
      language: currentLanguage(),
    }
    beginSession(await apiFrom(context)(beginShop, { body }))
    toastAfterLoad({ kind: 'success', text: texts.welcomeToTheAdmin })
    // A full page load, because the document contains the shop's name.
    return redirectDocument(href('/admin'))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.yourShop)

/**
 * The page at which the owner names the shop and creates the first account. Its URL is printed when the program
 * starts.
 */
export default function FirstStart({ loaderData: { token, state }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // Pasting another URL into the same tab changes only the fragment, which loads nothing.
  const readAgain = useEffectEvent(() => {
    if (window.location.hash !== '') void revalidate()
  })
  useEffect(() => {
    const onHash = () => readAgain()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  if (state === 'holds')
    return (
      <NameTheShop
        key={token}
        token={token}
        errors={actionData && 'errors' in actionData ? actionData.errors : undefined}
      />
    )
  return (
    <FormPage title={texts.yourShop}>
      {state === 'used' ? (
        <WasUsed />
      ) : (
        <p>
          <Sentence of={(state === 'expired' ? texts.linkExpired : texts.linkIncomplete)(<FirstAddressCommand />)} />
        </p>
      )}
      {state === 'expired' && (
        <ButtonLink to={href('/')} weight="secondary" className="mt-6">
          {texts.toTheShop}
        </ButtonLink>
      )}
    </FormPage>
  )
}

function WasUsed() {
  const user = useUser()
  const login = useAuthLink('/login', href('/admin'))
  return (
    <>
      <p className="text-balance">{texts.wasUsed}</p>
      {user?.is_staff ? (
        <ButtonLink to={href('/admin')} className="mt-6">
          {texts.toTheAdmin}
        </ButtonLink>
      ) : (
        <>
          <p className="mt-2 text-balance text-muted">{texts.logInIfItIsYou}</p>
          <ButtonLink {...login} className="mt-6">
            {texts.login}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function NameTheShop({ token, errors }: { token: string; errors: FieldErrors | undefined }) {
  const { name } = useShopIdentity()
  return (
    <FormPage title={texts.yourShop}>
      <p className="mb-6 text-muted">{texts.welcomeNameYourShop}</p>
      <nav aria-label={texts.languageOfShop} className="mb-6">
        <ul className="flex flex-wrap gap-x-4">
          {LANGUAGE_NAMES.map((language) => (
            <li key={language} lang={language}>
              {language === currentLanguage() ? (
                <span aria-current="true" className={`${languageItem} font-semibold`}>
                  {LANGUAGES[language].name}
                </span>
              ) : (
                <LanguageLink
                  language={language}
                  address={`${pathInLanguage(href('/first_start'), language, EVERY_LANGUAGE)}#${token}`}
                  className={`${languageItem} text-accent underline underline-offset-4`}
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ShopForm schema={schema} errors={errors}>
        <input type="hidden" name="token" value={token} />
        <TextField
          name="shop"
          label={texts.shopName}
          hint={texts.canBeChanged}
          defaultValue={name}
          autoComplete="organization"
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="first_name" label={texts.firstName} autoComplete="given-name" />
          <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
        </div>
        <TextField name="email" label={texts.email} type="email" autoComplete="username" />
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="new-password"
          hint={texts.atLeast8Characters}
        />
        <SubmitButton>{texts.createShop}</SubmitButton>
      </ShopForm>
    </FormPage>
  )
}
