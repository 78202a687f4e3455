import { ShopForm } from '../../forms/shop-form.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'
import { Progress } from './progress.tsx'

/** How far an import is, what it would do or did, and the button that lets it. */
export function ImportState({ found }: { found: CatalogueImport }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <State found={found} />
    </div>
  )
}

function State({ found }: { found: CatalogueImport }) {
  const { state, interrupted, percent, refusal, counts } = found
  const wanted = counts.create + counts.update
  const tried = counts.done + counts.failed
  if (refusal)
    return (
      <>
        <p className="font-medium text-danger" role="alert">
          Line {refusal.line}: {refusal.reason}
        </p>
        <p className="mt-1 text-muted">Nothing was imported. Mend the file and bring it again.</p>
      </>
    )
  if (interrupted && state === 'reading')
    return <p className="text-warn">The shop was stopped while it looked through the file. Bring it again.</p>
  if (interrupted)
    return (
      <>
        <p className="text-warn">
          The shop was stopped while it imported. {tried} of {products(wanted)} were done, and stay so.
        </p>
        <Run label="Import the rest" />
      </>
    )
  switch (state) {
    case 'reading':
      return <Progress label="Looking through the file" percent={percent} />
    case 'running':
      return tried < wanted ? (
        <Progress label={`Importing, ${tried} of ${products(wanted)}`} percent={percent} />
      ) : (
        <Progress label="Finding what to recommend beside them" percent={null} />
      )
    case 'done':
      return (
        <p role="status">
          <span className="font-medium text-good">{sentence(counts.done, 'imported')}</span>
          {counts.failed > 0 && <span className="text-danger"> {sentence(counts.failed, 'refused')}</span>}
          <span className="text-muted"> {left(counts)}</span>
        </p>
      )
    default:
      return (
        <>
          <p role="status">{wanted === 0 ? 'There is nothing to import.' : inWords(counts)}</p>
          <p className="mt-1 text-muted empty:hidden">{left(counts)}</p>
          {wanted > 0 && <Run label={`Import ${products(wanted)}`} />}
        </>
      )
  }
}

function Run({ label }: { label: string }) {
  return (
    <ShopForm className="mt-4">
      <SubmitButton className="justify-self-start">{label}</SubmitButton>
    </ShopForm>
  )
}

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
const sentence = (count: number, verb: string) => `${products(count)} ${count === 1 ? 'was' : 'were'} ${verb}.`

function inWords({ create, update }: CatalogueImport['counts']): string {
  const parts = [
    create > 0 && `${products(create)} would be created`,
    update > 0 && `${products(update)} would be changed`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function left({ unchanged, faulty }: CatalogueImport['counts']): string {
  const same = unchanged > 0 && `${products(unchanged)} ${unchanged === 1 ? 'is' : 'are'} as in the file.`
  const wrong =
    faulty > 0 && `Something is wrong with ${products(faulty)}, which ${faulty === 1 ? 'is' : 'are'} left out.`
  return [same, wrong].filter(Boolean).join(' ')
}
