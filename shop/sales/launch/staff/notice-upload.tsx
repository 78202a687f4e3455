import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/launch/staff'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { noticeAddress } from '../notices/notices.contract.ts'

/** The upload of the official notice, with a preview as it is served. */
export function NoticeUpload({ isThere }: { isThere: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <div className="mt-3 grid gap-4">
      <a
        href={texts.officialAddress}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4 md:min-h-7"
      >
        {texts.officialNotice}
      </a>
      {isThere && (
        <img
          src={noticeAddress('fr')}
          alt={texts.noticeAlt}
          className="max-h-64 w-auto justify-self-start rounded-control border border-line"
        />
      )}
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} encType="multipart/form-data">
        <input type="hidden" name="intent" value="notice" />
        <Field name="notice">
          {(control) => (
            <>
              <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
                {texts.notice}
              </label>
              <input
                type="file"
                name="notice"
                accept="image/png"
                required
                {...control}
                className="block max-w-full text-sm file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-surface file:px-4 file:font-medium file:text-ink file:hover:border-ink"
              />
            </>
          )}
        </Field>
        <SubmitButton weight="secondary" className="justify-self-start">
          {texts.upload}
        </SubmitButton>
      </ShopForm>
    </div>
  )
}
