/** Preloaded into every process that `npm start` begins: when the starter is gone, even by kill -9, so are they. */
process.channel?.unref();
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
