import { IconHeart, IconInfoCircle } from '@tabler/icons-react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Button,
  Checkbox,
  CloseButton,
  Divider,
  Group,
  Loader,
  NativeSelect,
  Pagination,
  Paper,
  PasswordInput,
  Progress,
  Radio,
  Rating,
  SegmentedControl,
  Skeleton,
  Stack,
  Switch,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@stoa/shared/kit';
import { useDevUiText } from '../../messages/dev-ui.ts';
import { Example } from './example.tsx';

/** What `kit.ts` lends, in the states that matter. */
export function KitExamples() {
  const t = useDevUiText();
  const ui = useUiText();
  const label = t('sample.label');
  return (
    <>
      <Example name="Button" wide>
        <Group>
          <Button>{label}</Button>
          <Button variant="default">{label}</Button>
          <Button variant="subtle">{label}</Button>
          <Button color="red">{label}</Button>
          <Button loading>{label}</Button>
          <Button disabled>{label}</Button>
          <Button size="compact-sm" variant="default">
            {label}
          </Button>
        </Group>
      </Example>
      <Example name="ActionIcon, CloseButton">
        <Group>
          <ActionIcon aria-label={label}>
            <IconHeart size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <CloseButton aria-label={label} />
        </Group>
      </Example>
      <Example name="Badge">
        <Group gap="xs">
          {['aegean', 'green', 'yellow', 'red', 'gray'].map((color) => (
            <Badge key={color} color={color}>
              {label}
            </Badge>
          ))}
        </Group>
      </Example>
      <Example name="Alert" wide>
        <Stack>
          <Alert color="aegean" icon={<IconInfoCircle aria-hidden="true" />} title={label}>
            {t('sample.sentence')}
          </Alert>
          <Alert color="red">{t('sample.problem')}</Alert>
          <Alert color="yellow">{t('sample.sentence')}</Alert>
        </Stack>
      </Example>
      <Example name="TextInput, PasswordInput">
        <Stack>
          <TextInput label={label} description={t('sample.sentence')} placeholder={label} />
          <TextInput label={label} defaultValue={label} error={t('sample.problem')} />
          <TextInput label={label} defaultValue={label} disabled />
          <PasswordInput label={label} visibilityToggleButtonProps={{ 'aria-label': label, tabIndex: 0 }} />
        </Stack>
      </Example>
      <Example name="Textarea, NativeSelect">
        <Stack>
          <Textarea label={label} defaultValue={t('sample.sentence')} />
          <NativeSelect label={label} data={[label, t('sample.other')]} />
        </Stack>
      </Example>
      <Example name="Checkbox, Radio, Switch">
        <Stack gap="xs">
          <Checkbox label={label} defaultChecked />
          <Checkbox label={label} error={t('sample.problem')} />
          <Radio label={label} defaultChecked />
          <Switch label={label} defaultChecked />
          <Switch label={label} disabled />
        </Stack>
      </Example>
      <Example name="SegmentedControl, Tabs">
        <Stack>
          <SegmentedControl data={[label, t('sample.other')]} aria-label={label} />
          <Tabs defaultValue="one">
            <Tabs.List>
              <Tabs.Tab value="one">{label}</Tabs.Tab>
              <Tabs.Tab value="two">{t('sample.other')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="one" pt="sm">
              <Text>{t('sample.sentence')}</Text>
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </Example>
      <Example name="Progress, Loader, Skeleton">
        <Stack>
          <Progress value={62} aria-label={label} />
          <Loader role="status" aria-label={label} />
          <Skeleton h={18} radius="sm" />
        </Stack>
      </Example>
      <Example name="Rating, Pagination, Avatar">
        <Stack>
          <Rating defaultValue={3} aria-label={label} />
          <Pagination
            total={5}
            size="sm"
            getControlProps={(control) => ({ 'aria-label': ui(`pages.${control}`) })}
            getItemProps={(page) => ({ 'aria-label': ui('pages.page', { page }) })}
          />
          <Avatar color="aegean" radius="50%">
            DS
          </Avatar>
        </Stack>
      </Example>
      <Example name="Title, Text, Anchor, Divider, Paper" wide>
        <Paper p="md" withBorder>
          <Title order={3}>{t('sample.heading')}</Title>
          <Text mt="xs">{t('sample.sentence')}</Text>
          <Divider my="sm" />
          <Anchor href="#kit">{label}</Anchor>
        </Paper>
      </Example>
    </>
  );
}
