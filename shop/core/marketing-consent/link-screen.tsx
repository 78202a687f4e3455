import type { ReactNode } from 'react'
import { Form, href, useNavigation } from 'react-router'
import * as texts from '#texts/core/marketing-consent'
import { CallFailed } from '../../../lib/api-client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { linkParameters } from '../../ui/emails/link-parameters.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../ui/form-page.tsx'

/** Reads a parameter of the e-mail's link and its key. Loading changes nothing, because e-mail scanners follow links. */
export function readLink(request: Request, name: string) {
  const params = linkParameters(request)
  return { id: params.get(name) ?? '', key: params.get('key') ?? '' }
}

/** Makes the call of the form. @returns `dead` for an invalid link; undefined after another failure, which is shown */
export async function runLink<Answer>(call: Promise<Answer>): Promise<Answer | 'dead' | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) return 'dead'
    toastApiError(error)
    return undefined
  }
}

interface LinkScreenProps {
  link: ReturnType<typeof readLink>
  /** What the button does, and its name. */
  question: string
  button: string
  /** What the screen says after the button was pressed; undefined before. */
  answer: ReactNode
}

/** The screen of an e-mail link: a question with one button, then the answer. */
export function LinkScreen({ link: { id, key }, question, button, answer }: LinkScreenProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <FormPage title={texts.eMailsAboutOffers}>
      <div aria-live="polite">
        {answer ? (
          <>
            {answer}
            <ButtonLink to={href('/')} weight="secondary" className="mt-6">
              {texts.toTheShop}
            </ButtonLink>
          </>
        ) : (
          <Form method="post">
            <p>{question}</p>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="key" value={key} />
            <Button type="submit" className="mt-6" aria-disabled={isPending}>
              {button}
            </Button>
          </Form>
        )}
      </div>
    </FormPage>
  )
}
