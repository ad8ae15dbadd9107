import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { sendFile } from '@stoa/shared/files/send-file.ts';
import { useFileTransport } from '@stoa/shared/files/use-file-transport.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';

const MARKS = ['certificate-marks'];

export function useCertificateMarks() {
  const api = useApi();
  return useQuery({ queryKey: MARKS, queryFn: ({ signal }) => api.listCertificateMarks({ signal }) });
}

/** Sends a picture and puts it on certificates, or takes what is there off. */
export function useChangeMark(kind: MarkKind) {
  const api = useApi();
  const transport = useFileTransport();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['change-mark', kind],
    mutationFn: async (file: File | null) => {
      if (file === null) return api.removeCertificateMark({ query: { kind } });
      const { id } = await sendFile({ file, type: file.type, purpose: 'certificate_mark' }, transport);
      return api.setCertificateMark({ body: { kind, file_id: id } });
    },
    onSuccess: (marks) => queryClient.setQueryData(MARKS, marks),
  });
}
