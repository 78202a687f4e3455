import { href } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { UndoButton } from '../../../../ui/feedback/undo-button.tsx'

interface UndoAnswerButtonProps {
  /** The id of the message that was answered. */
  message: number | string
  answer: number
}

/** Undoes an answer while its e-mail is queued. */
export const UndoAnswerButton = ({ message, answer }: UndoAnswerButtonProps) => (
  <UndoButton action={href('/admin/contact/:id', { id: String(message) })} form={{ intent: 'undo', answer }}>
    {texts.undo}
  </UndoButton>
)
