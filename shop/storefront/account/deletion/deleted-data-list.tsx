import { texts } from '#texts/core/accounts'

/**
 * Lists the data that is deleted with an account and the data that the shop keeps. Shown in the form and in the
 * dialog.
 */
export function DeletedDataList() {
  return (
    <>
      <p>
        <strong>{texts.deletedDataHeading}</strong> {texts.deletedData}
      </p>
      <p>
        <strong>{texts.retainedDataHeading}</strong> {texts.retainedData}
      </p>
    </>
  )
}
