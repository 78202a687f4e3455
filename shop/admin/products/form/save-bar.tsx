import { Eye } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/catalog/products'
import { useUploaded } from '../../../catalog/products/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsPending } from '../../../ui/fields/form-state.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorCount } from './errors/error-summary.tsx'

interface SaveBarProps {
  label: string
  /** The next product of the list from which the editor was opened. */
  next: string | undefined
  /** Called before the submit with whether to open the next product. */
  goOn: (isWanted: boolean) => void
  isDemoShown: boolean
  toggleDemo: () => void
  /** The explanation of what discarding does; undefined without changes. */
  discardNote: string | undefined
  discard: () => void
}

/** The sticky bar with the buttons of the form, the number of errors and the progress of the upload. */
export function SaveBar(props: SaveBarProps) {
  const { label, next, goOn, isDemoShown, toggleDemo, discardNote, discard } = props
  return (
    <div className="bottom-bar">
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton onClick={() => goOn(false)} className="max-sm:px-3.5">
          {label}
        </SubmitButton>
        {next !== undefined && (
          <SubmitButton weight="secondary" onClick={() => goOn(true)} className="max-sm:px-3.5">
            {texts.saveAndNext}
          </SubmitButton>
        )}
        {discardNote !== undefined && <Discard note={discardNote} discard={discard} />}
        <Button weight="secondary" onClick={toggleDemo} className="max-sm:px-3.5">
          <Eye aria-hidden="true" className="size-5" />
          {isDemoShown ? texts.hideDemo : texts.showDemo}
        </Button>
        <ErrorCount />
        <Progress />
      </div>
    </div>
  )
}

/** Discards the changes after a confirmation. */
function Discard({ note, discard }: { note: string; discard: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const isPending = useIsPending()
  return (
    <>
      <Button weight="secondary" disabled={isPending} onClick={() => setAsking(true)} className="max-sm:px-3.5">
        {texts.discard}
      </Button>
      {isAsking && (
        <Dialog title={texts.discardYourChanges} close={() => setAsking(false)}>
          <p className="text-muted">{note}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsking(false)}>{texts.keepEditing}</Button>
            <Button weight="secondary" onClick={discard}>
              {texts.discardChanges}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function Progress() {
  const uploaded = useUploaded()
  const isPending = useIsPending()
  if (!isPending || uploaded === undefined) return null
  const percent = Math.round(uploaded * 100)
  const words = percent < 100 ? texts.uploading(percent) : texts.theShopIsPreparingThe
  return (
    <div className="min-w-48 flex-1">
      <p className="text-sm tabular-nums">{words}</p>
      <progress
        aria-label={texts.upload}
        value={percent}
        max={100}
        className={`mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${percent === 100 ? 'motion-safe:animate-pulse' : ''}`}
      />
    </div>
  )
}
