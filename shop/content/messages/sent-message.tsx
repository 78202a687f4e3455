import { useEffect, useRef } from 'react'
import { texts } from '#texts/content/messages'
import { Button } from '../../ui/button.tsx'
import type { TypedMessage } from './contact-message.contract.ts'

/** The confirmation that replaces the contact form: the message, and the address that receives the answer. */
export function SentMessage({ message, writeAgain }: { message: TypedMessage; writeAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The submit button is gone, so keyboard focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none wrap-anywhere">
        {texts.weHaveYourMessage(message.email)}
      </h2>
      <div className="mt-6 border-line border-y py-5">
        <p className="font-semibold wrap-anywhere">{message.title}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{message.body}</p>
      </div>
      <Button weight="secondary" onClick={writeAgain} className="mt-6">
        {texts.writeAnotherMessage}
      </Button>
    </section>
  )
}
