import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readDraftEntries } from '../form/form-draft'
import { useAttachments } from './use-attachments'

afterEach(() => sessionStorage.clear())

test('attachments: the initial files are no draft until one of them is removed', () => {
  const cv = { id: 'fil-cv', name: 'cv.pdf', size: 900 }
  const { result } = renderHook(() => useAttachments(10, 'edit', 'files', [cv]))
  expect(readDraftEntries('edit', 'files')).toBeUndefined()
  act(() => result.current.remove('fil-cv'))
  expect(readDraftEntries('edit', 'files')).toEqual([])
  const { result: again } = renderHook(() => useAttachments(10, 'edit', 'files', [cv]))
  expect(again.current.files).toEqual([])
})
