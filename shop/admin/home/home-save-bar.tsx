import { href } from 'react-router'
import { texts } from '#texts/admin/home'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

interface HomeSaveBarProps {
  hasChanges: boolean
  discard: () => void
  /** Opens the preview on narrow screens. */
  preview: () => void
}

/** The buttons of the editor, always in view. */
export function HomeSaveBar({ hasChanges, discard, preview }: HomeSaveBarProps) {
  return (
    <div className="bottom-bar flex flex-wrap items-center gap-3">
      <SubmitButton>{texts.saveChanges}</SubmitButton>
      <Button weight="secondary" onClick={preview} className="xl:hidden">
        {texts.preview}
      </Button>
      {hasChanges ? (
        <Button weight="quiet" onClick={discard} className="px-3">
          {texts.discard}
        </Button>
      ) : (
        <ButtonLink to={href('/')} weight="quiet" className="px-3 max-sm:hidden">
          {texts.viewHome}
        </ButtonLink>
      )}
      <p role="status" className="ml-auto text-muted text-sm max-sm:sr-only">
        {hasChanges ? texts.unsaved : texts.allSaved}
      </p>
    </div>
  )
}
