// Every program that the supervisor starts loads this (`node --import`): when the supervisor dies without a word, the
// channel to it closes, and the program stops as on SIGTERM instead of keeping its port for ever.
process.on('disconnect', () => {
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
  else process.exit(143);
  setTimeout(() => process.exit(143), 15_000).unref();
});
// Listening must not by itself keep the program running.
process.channel?.unref();
