import { lazy, Suspense, useEffect, useState } from 'react'
import { texts } from '#texts/admin/products/form/pictures'
import { PRODUCT_ASPECT } from '../../../../catalog/products/fields/product-limits.contract.ts'
import type { CropBox } from '../../../../ui/images/crop-box.ts'
import type { ChosenPicture } from '../../../../ui/images/picker/chosen-picture.ts'
import { jpegPreview } from '../../../../ui/images/picker/jpeg-preview.ts'
import { savedPicture } from '../../../../ui/images/picker/saved-picture.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'

// Loaded on demand, because most pictures keep their automatic crop.
const ImageCropper = lazy(() => import('../../../../ui/images/picker/image-cropper.tsx'))

interface AdjustPictureProps {
  /** The name of the picture within a sentence. */
  name: string
  /** The newly chosen picture; otherwise `image` is cropped. */
  chosen: ChosenPicture | undefined
  /** The URL of the stored picture. */
  image: string | undefined
  take: (chosen: ChosenPicture) => void
  close: () => void
}

/** The dialog for cropping a picture. */
export function AdjustPicture({ name, chosen, image, take, close }: AdjustPictureProps) {
  const [file, setFile] = useState(chosen?.file)
  const [box, setBox] = useState<CropBox | undefined>(chosen?.box)
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (file || image === undefined) return
    let isHere = true
    void savedPicture(image).then((opened) => {
      if (!isHere) return
      if ('error' in opened) setError(opened.error)
      else setFile(opened.ready)
    })
    return () => {
      isHere = false
    }
  }, [file, image])

  async function crop() {
    if (!file || !box) return
    const preview = await jpegPreview(file, box).catch(() => undefined)
    if (!preview) return setError(texts.thisBrowserCantChange)
    take({ ...chosen, file, box, preview })
    close()
  }
  const waiting = <div className="h-72 animate-pulse rounded-card bg-awaited sm:h-80" />
  return (
    <Dialog title={texts.adjustNamed(name)} close={close}>
      <p role="alert" className="text-danger text-sm">
        {error}
      </p>
      {!error && !file && waiting}
      {file && (
        <Suspense fallback={waiting}>
          <ImageCropper
            file={file}
            aspect={PRODUCT_ASPECT}
            initial={box}
            change={setBox}
            crop={() => void crop()}
            cancel={close}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
