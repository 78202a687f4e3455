import { ChevronDown } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import { useUser } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** What is shown in place of a screen that could not be shown, inside the frame. */
export function ErrorPage({ message }: { message: string }) {
  const navigate = useNavigate()
  const user = useUser()
  // Who opened this address in a new tab has nothing to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(href('/')))
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <title>Whops An Error Occured | Comptoir</title>
      <h1 className="text-2xl">Whops An Error Occured</h1>
      <p className="mt-4 text-lg text-muted">{message}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button weight="secondary" onClick={goBack}>
          Go Back
        </Button>
        <ButtonLink to={href('/')}>Go To Home</ButtonLink>
      </div>
      <details className="mx-auto mt-10 max-w-xs rounded-card border border-line">
        <summary className="flex min-h-11 items-center justify-center gap-2 px-4 font-medium">
          Extra Options
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </summary>
        <div className="border-line border-t p-4">
          <p className="mb-4 text-muted text-sm">
            {user ? 'If the error has to do with your session, logging out may help.' : 'You are not logged in here.'}
          </p>
          <ButtonLink to={href('/logout')} weight="secondary" className="w-full">
            Logout
          </ButtonLink>
        </div>
      </details>
    </div>
  )
}
