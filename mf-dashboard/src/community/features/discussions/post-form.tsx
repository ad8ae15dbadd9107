import { Controller } from 'react-hook-form';
import { postText, type PostThread } from '@stoa/shared/contract/community/community.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@stoa/shared/kit';
import { MarkdownField } from '@stoa/shared/remote/writing/markdown-field.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { useCatalogueCategories, useOwnCategories } from './use-category-names.ts';
import { useWriting } from './use-writing.ts';

interface PostValues {
  category: string;
  title: string;
  body: string;
}

interface PostFormProps {
  userId: string;
  /** To be edited; left out: a new one. */
  post?: PostThread;
  /** Of a new post. */
  category?: string | undefined;
  onDone(post: PostThread): void;
  onCancel(): void;
}

/** Writes a post, or edits one. */
export function PostForm({ userId, post, category = '', onDone, onCancel }: PostFormProps) {
  const t = useCommunityText();
  const ruleText = useRuleText();
  const api = useApi();
  const own = useOwnCategories();
  const catalogue = useCatalogueCategories();
  const { form, problem, submit, startAgain, hadDraft } = useWriting<PostValues, PostThread>({
    userId,
    place: post?.id ?? 'post',
    schema: postText,
    start: { category: post?.category.slug ?? category, title: post?.title ?? '', body: post?.body ?? '' },
    send: (values, id) =>
      post ? api.updatePost({ params: { id: post.id }, body: values }) : api.createPost({ body: { id, ...values } }),
    onDone,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const options = [...own, ...catalogue].map(({ slug, name }) => ({ value: slug, label: name }));
  const cancel = () => {
    startAgain();
    onCancel();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t(post ? 'write.editPost' : 'write.newPost')}>
      <Stack gap="lg">
        {hadDraft && (
          <Text size="sm" c="dimmed" role="status">
            {t('write.draft')}
          </Text>
        )}
        <NativeSelect
          label={t('community.category')}
          data={[{ value: '', label: t('write.choose') }, ...options]}
          error={ruleText(errors.category?.message)}
          key={options.length}
          {...form.register('category')}
        />
        <TextInput
          label={t('write.title')}
          description={t('write.titleHint')}
          dir="auto"
          error={ruleText(errors.title?.message)}
          {...form.register('title')}
        />
        <Controller
          control={form.control}
          name="body"
          render={({ field }) => (
            <MarkdownField label={t('write.body')} error={ruleText(errors.body?.message)} minRows={8} {...field} />
          )}
        />
        <FormProblem text={problem} />
        <Group gap="sm">
          <Button type="submit" loading={isSubmitting}>
            {t(post ? 'write.save' : 'write.publish')}
          </Button>
          <Button variant="default" onClick={cancel}>
            {t(!post && (isDirty || hadDraft) ? 'write.discard' : 'write.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
