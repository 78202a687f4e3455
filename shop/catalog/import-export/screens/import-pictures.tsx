import { texts } from '#texts/catalog/import-export'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** Pictures that an import downloads, by host. Renders nothing for a file without addresses. */
export function ImportPictures({ found: { state, pictures } }: { found: CatalogueImport }) {
  const { wanted, stored, failed, hosts } = pictures
  if (wanted === 0 || (state !== 'ready' && state !== 'done')) return null
  if (state === 'ready')
    return <p className="mt-3 wrap-anywhere text-muted">{texts.picturesToDownload(wanted, hosts)}</p>
  return (
    <p className="mt-3 text-muted">
      {texts.picturesDownloaded(stored, wanted)}
      {failed > 0 && <span className="text-danger"> {texts.picturesFailed(failed)}</span>}
    </p>
  )
}
