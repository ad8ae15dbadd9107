import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { loginBody } from '@stoa/shared/contract/accounts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Button, PasswordInput, TextInput } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-frame.module.css';

export function LoginScreen() {
  const api = useApi();
  const { form, problem, attempt, submit } = useAuthForm({
    schema: loginBody,
    start: { email: '', password: '' },
    send: (body) => api.login({ body }),
  });
  const { errors, isSubmitting } = form.formState;
  const demo = useQuery({ queryKey: ['demo-accounts'], queryFn: () => api.listDemoAccounts(), staleTime: Infinity });
  return (
    <AuthFrame
      title="Welcome back"
      lead="Log in to pick up where you left off."
      foot={
        <>
          New to Stoa? <LinkAnchor to="/signup">Create an account</LinkAnchor>
        </>
      }
      aside={
        demo.data && demo.data.length > 0 ? (
          <DemoAccounts accounts={demo.data} onPick={(account) => void attempt(account)} busy={isSubmitting} />
        ) : null
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className={classes.fields} aria-label="Login">
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
            {problem}
          </Alert>
        )}
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="md" loading={isSubmitting}>
          Login
        </Button>
      </form>
    </AuthFrame>
  );
}
