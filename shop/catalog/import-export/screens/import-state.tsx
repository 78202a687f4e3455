import { texts } from '#texts/catalog/import-export'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { usePolling } from '../../../ui/use-polling.ts'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'
import { ImportPictures } from './import-pictures.tsx'
import { Progress } from './progress.tsx'
import { StopForm } from './stop-form.tsx'
import { WrongLinesForm } from './wrong-lines-form.tsx'

/** The progress and result of an import, and the button that starts it. */
export function ImportState({ found }: { found: CatalogueImport }) {
  usePolling(!found.interrupted && (found.state === 'reading' || found.state === 'running'))
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <State found={found} />
      <ImportPictures found={found} />
      {(found.state === 'ready' || found.state === 'done') && found.counts.invalid + found.counts.failed > 0 && (
        <WrongLinesForm />
      )}
    </div>
  )
}

function State({ found }: { found: CatalogueImport }) {
  const { state, interrupted, percent, refusal, counts } = found
  const planned = counts.create + counts.update
  const processed = counts.done + counts.failed
  if (refusal)
    return (
      <>
        <p className="font-medium text-danger" role="alert">
          {texts.line(refusal.line, refusal.reason)}
        </p>
        <p className="mt-1 text-muted">{texts.nothingImported}</p>
      </>
    )
  if (interrupted && state === 'reading') return <p className="text-warn">{texts.readingInterrupted}</p>
  if (interrupted)
    return (
      <>
        <p className="text-warn">
          {found.stopped ? texts.importStopped(processed, planned) : texts.importInterrupted(processed, planned)}
        </p>
        <Run label={texts.resumeImport} />
      </>
    )
  switch (state) {
    case 'reading':
      return <Progress label={texts.readingTheFile} percent={percent} />
    case 'running':
      return (
        <>
          <RunningProgress found={found} />
          <StopForm isStopping={found.stopped} />
        </>
      )
    case 'done':
      return (
        <p role="status">
          <span className="font-medium text-good">{texts.wereImported(counts.done)}</span>
          {counts.failed > 0 && <span className="text-danger"> {texts.wereRefused(counts.failed)}</span>}
          <span className="text-muted"> {left(counts)}</span>
        </p>
      )
    default:
      return (
        <>
          <p role="status">{planned === 0 ? texts.noPlannedChanges : texts.expectedChanges(counts)}</p>
          <p className="mt-1 text-muted empty:hidden">{left(counts)}</p>
          {planned > 0 && <Run label={texts.importProducts(planned)} />}
        </>
      )
  }
}

function RunningProgress({ found: { percent, counts, pictures } }: { found: CatalogueImport }) {
  const [planned, processed] = [counts.create + counts.update, counts.done + counts.failed]
  const settled = pictures.stored + pictures.failed
  if (settled < pictures.wanted)
    return (
      <Progress
        label={texts.downloadingPictures(settled, pictures.wanted)}
        percent={Math.floor((100 * settled) / pictures.wanted)}
      />
    )
  if (processed < planned) return <Progress label={texts.importingOf(processed, planned)} percent={percent} />
  return <Progress label={texts.calculatingRecommendations} percent={null} />
}

function Run({ label }: { label: string }) {
  return (
    <ShopForm className="mt-4">
      <SubmitButton className="justify-self-start">{label}</SubmitButton>
    </ShopForm>
  )
}

function left({ unchanged, invalid }: CatalogueImport['counts']): string {
  return [unchanged > 0 && texts.matchTheFile(unchanged), invalid > 0 && texts.errorsAndSkipped(invalid)]
    .filter(Boolean)
    .join(' ')
}
